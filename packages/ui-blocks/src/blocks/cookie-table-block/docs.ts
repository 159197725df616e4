import type { BlockDocs } from '../../testing/block-docs.ts';

export const cookieTableBlockDocs: BlockDocs = {
  purpose:
    'Lists every cookie that the site declares, by category and provider, in the cookie policy. Its only data is a heading, so the policy and the consent dialog always agree.',
  avoid: 'If the text is about one cookie or one provider, write a sentence.',
  follow: ['Once, in the cookie policy, under a heading such as “Which cookies we use”.'],
  mistakes: [
    'A hand-written table below it — the block already lists everything the site declares.',
    'In an article about privacy — link to the policy.',
  ],
  accessibility: {
    roles:
      'A heading, and a table per category with column headers; each provider is a row header. On a phone the rows are laid out as lists and keep their table roles.',
    keys: 'Nothing in it is focusable, apart from links in its text. A wide table scrolls with the page.',
    reader: '“Necesarias, table, 4 columns. Cookie, consent, Finalidad: Guarda qué categorías…”',
  },
  status: 'stable',
  changes: [{ date: '2026-11-22', what: 'Added.' }],
};
