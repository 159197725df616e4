import type { BlockDocs } from '../../testing/block-docs.ts';

export const recommendationBlockDocs: BlockDocs = {
  purpose:
    'Says what the editors advise, once on a page, where the reader has read enough to judge it.',
  avoid:
    'It is an advertisement: what is paid for must say so. A neutral note is an InformationBlock.',
  follow: ['“We would pay off the card first: it costs 24 %, the loan 7 %.”'],
  mistakes: [
    '“Our partner Almazara is the best choice” — what is paid for is an advertisement and must say so.',
    'One after each paragraph — advice is given once.',
  ],
  accessibility: {
    roles: 'Text on a surface of its own; a title may be a heading of the document.',
    keys: 'Nothing in it takes the focus, except links in its text.',
    reader: 'The title, and then the text.',
  },
  status: 'stable',
  changes: [{ date: '2026-11-21', what: 'Added.' }],
};
