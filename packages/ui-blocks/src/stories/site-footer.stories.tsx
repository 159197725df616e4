import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteFooter, type SiteFooterProps } from '../react/page/site-footer.tsx';
import { LONG_TEXT } from '../testing/awkward-texts.ts';
import { examplesOf } from '../testing/examples-of.tsx';
import { type PageOfLocale, pageOfLocale } from '../testing/page-of-locale.ts';
import { siteFooterDocs as usage } from './site-footer-docs.ts';

export default {
  title: 'Page/SiteFooter',
  parameters: { usage, widths: [360, 1280] },
} satisfies Meta;

const footer = (
  propsOf: (messages: PageOfLocale['messages']) => Omit<SiteFooterProps, 'labels'>,
): StoryObj => ({
  render: (_, { globals }) => {
    const { messages } = pageOfLocale(globals);
    return <SiteFooter {...propsOf(messages)} labels={messages} />;
  },
});

export const Full: StoryObj = footer((messages) => ({
  brandName: 'Olivar',
  statement: messages.statement,
  identity: [
    { term: messages.identity, value: 'Olivar Comparador, S.L.' },
    { term: messages.taxId, value: 'B00000000' },
    { term: messages.email, value: 'hola@olivar.example', href: 'mailto:hola@olivar.example' },
  ],
  legalLinks: [
    { href: '#privacy', label: messages.privacy },
    { href: '#contact', label: messages.contact },
  ],
  settings: <button type="button">{messages.cookieSettings}</button>,
}));
export const Least: StoryObj = footer((messages) => ({
  brandName: 'Olivar',
  identity: [{ term: messages.taxId, value: 'B00000000' }],
  legalLinks: [{ href: '#privacy', label: messages.privacy }],
}));
export const VeryLongWords: StoryObj = footer(() => ({
  brandName: LONG_TEXT,
  statement: LONG_TEXT,
  identity: [{ term: LONG_TEXT, value: LONG_TEXT }],
  legalLinks: [{ href: '#1', label: LONG_TEXT }],
}));

export const Baseline: StoryObj = {
  tags: ['baseline', '!dev', '!autodocs'],
  render: examplesOf(Full, Least, VeryLongWords),
};
