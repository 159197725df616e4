import type { BlockDocs } from '../../testing/block-docs.ts';

export const quoteBlockDocs: BlockDocs = {
  purpose:
    'Gives someone’s own words, with who they are in the caption: the variant author. The default one is for words whose source stands in the text.',
  avoid:
    'The words are ours: emphasis is no quotation. A quotation without a source that can be named stays out.',
  follow: [
    '“Nobody told me that the fee is due at once.” — María L., Sevilla, from our survey of March.',
  ],
  mistakes: [
    '“The best site for loans!” — a customer: no name, no place, nothing to check.',
    'A key sentence of ours in quotation marks — nobody said it.',
  ],
  accessibility: {
    roles: 'A figure with a blockquote, and its author in the caption.',
    keys: 'Nothing in it takes the focus, except links in its text.',
    reader: '“Figure. Blockquote: … María L., Sevilla.”',
  },
  status: 'stable',
  changes: [{ date: '2026-11-21', what: 'Added.' }],
};
