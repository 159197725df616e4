import type { Meta, StoryObj } from '@storybook/react-vite';
import type { LinkItem } from '../model/layout-components.ts';
import { SiteHeader } from '../react/page/site-header.tsx';
import { examplesOf } from '../testing/examples-of.tsx';
import { LONG_WORDS } from '../testing/hard-words.ts';
import { type PageOfLocale, pageOfLocale } from '../testing/page-of-locale.ts';

export default { title: 'Page/SiteHeader' } satisfies Meta;

const header = (navigation: (words: PageOfLocale['words']) => LinkItem[], name = 'Olivar') =>
  ({
    render: (_, { globals }) => {
      const { words } = pageOfLocale(globals);
      const brand = { name, href: '#' };
      return <SiteHeader brand={brand} navigation={navigation(words)} labels={words} />;
    },
  }) satisfies StoryObj;

export const OneIsCurrent: StoryObj = header((words) => [
  { href: '#loans', label: words.loans, current: true },
  { href: '#contact', label: words.contact },
]);
export const ManyLinks: StoryObj = header((words) =>
  [words.loans, words.offers, words.contact, words.privacy, words.identity].map((label, index) => ({
    href: `#${index}`,
    label,
  })),
);
export const NoLinks: StoryObj = header(() => []);
export const VeryLongWords: StoryObj = header(
  () => [{ href: '#1', label: LONG_WORDS }],
  LONG_WORDS,
);

export const Baseline: StoryObj = {
  tags: ['baseline', '!dev', '!autodocs'],
  render: examplesOf(OneIsCurrent, ManyLinks, NoLinks, VeryLongWords),
};
