import type { BlockDocs } from '../../testing/block-docs.ts';

export const recommendationBlockDocs: BlockDocs = {
  purpose:
    'States what the editors recommend, once per page, after the reader has read enough to judge it.',
  avoid:
    'If it is an advertisement, it must be labelled as one. For a neutral note, use InformationBlock.',
  follow: ['“We would pay off the card first: it costs 24 %, the loan 7 %.”'],
  mistakes: [
    '“Our partner Almazara is the best choice” — paid content must be labelled as an advertisement.',
    'One after each paragraph — give advice once.',
  ],
  accessibility: {
    roles: 'Text on a surface of its own; its title can be a heading of the document.',
    keys: 'Nothing in it is focusable, apart from links in its text.',
    reader: 'The title, then the text.',
  },
  status: 'stable',
  changes: [{ date: '2026-11-21', what: 'Added.' }],
};
