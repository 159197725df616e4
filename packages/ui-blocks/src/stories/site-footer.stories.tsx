import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteFooter, type SiteFooterProps } from '../react/page/site-footer.tsx';
import { examplesOf } from '../testing/examples-of.tsx';
import { LONG_WORDS } from '../testing/hard-words.ts';
import { type PageOfLocale, pageOfLocale } from '../testing/page-of-locale.ts';

export default { title: 'Page/SiteFooter' } satisfies Meta;

const footer = (
  propsOf: (words: PageOfLocale['words']) => Omit<SiteFooterProps, 'labels'>,
): StoryObj => ({
  render: (_, { globals }) => {
    const { words } = pageOfLocale(globals);
    return <SiteFooter {...propsOf(words)} labels={words} />;
  },
});

export const Full: StoryObj = footer((words) => ({
  brandName: 'Olivar',
  statement: words.statement,
  identity: [
    { term: words.identity, value: 'Olivar Comparador, S.L.' },
    { term: words.taxId, value: 'B00000000' },
    { term: words.email, value: 'hola@olivar.example', href: 'mailto:hola@olivar.example' },
  ],
  legalLinks: [
    { href: '#privacy', label: words.privacy },
    { href: '#contact', label: words.contact },
  ],
  settings: <button type="button">{words.cookieSettings}</button>,
}));
export const Least: StoryObj = footer((words) => ({
  brandName: 'Olivar',
  identity: [{ term: words.taxId, value: 'B00000000' }],
  legalLinks: [{ href: '#privacy', label: words.privacy }],
}));
export const VeryLongWords: StoryObj = footer(() => ({
  brandName: LONG_WORDS,
  statement: LONG_WORDS,
  identity: [{ term: LONG_WORDS, value: LONG_WORDS }],
  legalLinks: [{ href: '#1', label: LONG_WORDS }],
}));

export const Baseline: StoryObj = {
  tags: ['baseline', '!dev', '!autodocs'],
  render: examplesOf(Full, Least, VeryLongWords),
};
