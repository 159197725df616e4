import type { BlockDocs } from '../../testing/block-docs.ts';

export const quoteBlockDocs: BlockDocs = {
  purpose:
    'Quotes somebody in their own words. The variant `author` names them in a caption; the default variant is for quotations whose source is named in the text.',
  avoid:
    'If the words are ours, do not put them in quotation marks. Leave out a quotation whose source cannot be named.',
  follow: [
    '“Nobody told me that the fee is due at once.”, María L., Seville, from our survey in March.',
  ],
  mistakes: [
    '“The best site for loans!”, a customer — no name, no place, nothing to check.',
    'A key sentence of our own in quotation marks — nobody said it.',
  ],
  accessibility: {
    roles: 'A figure with a blockquote, and the author in its caption.',
    keys: 'Nothing in it is focusable, apart from links in its text.',
    reader: '“Figure. Blockquote: … María L., Sevilla.”',
  },
  status: 'stable',
  changes: [{ date: '2026-11-21', what: 'Added.' }],
};
