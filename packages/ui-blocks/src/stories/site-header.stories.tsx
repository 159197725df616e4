import type { Meta, StoryObj } from '@storybook/react-vite';
import type { LinkItem } from '../model/layout-components.ts';
import { SiteHeader } from '../react/page/site-header.tsx';
import { LONG_TEXT } from '../testing/awkward-texts.ts';
import { examplesOf } from '../testing/examples-of.tsx';
import { type PageOfLocale, pageOfLocale } from '../testing/page-of-locale.ts';
import { siteHeaderDocs as usage } from './site-header-docs.ts';

export default {
  title: 'Page/SiteHeader',
  parameters: { usage, widths: [360, 1280] },
} satisfies Meta;

const header = (navigation: (messages: PageOfLocale['messages']) => LinkItem[], name = 'Olivar') =>
  ({
    render: (_, { globals }) => {
      const { messages } = pageOfLocale(globals);
      const brand = { name, href: '#', icon: 'icon.svg' };
      return <SiteHeader brand={brand} navigation={navigation(messages)} labels={messages} />;
    },
  }) satisfies StoryObj;

export const OneIsCurrent: StoryObj = header((messages) => [
  { href: '#loans', label: messages.loans, current: true },
  { href: '#contact', label: messages.contact },
]);
export const ManyLinks: StoryObj = header((messages) =>
  [messages.loans, messages.offers, messages.contact, messages.privacy, messages.identity].map(
    (label, index) => ({
      href: `#${index}`,
      label,
    }),
  ),
);
export const NoLinks: StoryObj = header(() => []);
export const VeryLongWords: StoryObj = header(() => [{ href: '#1', label: LONG_TEXT }], LONG_TEXT);

/** A page that asks in a partner's name: theirs large, ours small. */
export const OfAPartner: StoryObj = {
  render: (_, { globals }) => (
    <SiteHeader
      brand={{ name: 'Olivar', href: '#', icon: 'icon.svg' }}
      navigation={[]}
      labels={pageOfLocale(globals).messages}
      partner={{
        token: 'lumen',
        name: 'Lumen',
        mark: 'M12 2l2.6 6.4L21 11l-6.4 2.6L12 20l-2.6-6.4L3 11l6.4-2.6z',
      }}
    />
  ),
};

export const Baseline: StoryObj = {
  tags: ['baseline', '!dev', '!autodocs'],
  render: examplesOf(OneIsCurrent, ManyLinks, NoLinks, VeryLongWords, OfAPartner),
};
