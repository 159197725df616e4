import type { BlockDocs } from '../../testing/block-docs.ts';

export const cookieTableBlockDocs: BlockDocs = {
  purpose:
    'Lists every cookie that the site declares, by category and provider, in a cookie policy. It holds nothing but its heading, so the policy and the consent dialog cannot differ.',
  avoid: 'The text is about one cookie or one provider: write a sentence.',
  follow: ['Once, in the cookie policy, under a heading such as “Which cookies we use”.'],
  mistakes: [
    'A hand-written table below it — the declarations of the site fill this one.',
    'In an article about privacy — link the policy.',
  ],
  accessibility: {
    roles:
      'A heading, and a table per category with column headers; each provider is a row header. On a phone rows become lists and keep their roles.',
    keys: 'Nothing in it takes the focus, except links in its text. A wide table scrolls with the page.',
    reader: '“Necesarias, table, 4 columns. Cookie, consent, Finalidad: Guarda qué categorías…”',
  },
  status: 'stable',
  changes: [{ date: '2026-11-22', what: 'Added.' }],
};
