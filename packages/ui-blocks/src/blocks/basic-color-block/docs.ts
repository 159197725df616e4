import type { BlockDocs } from '../../testing/block-docs.ts';

export const basicColorBlockDocs: BlockDocs = {
  purpose:
    'Gives a passage a calm tint, so that readers can tell the parts of a long article apart at a glance.',
  avoid:
    'If the colour is meant to say something, write it instead: not everyone sees the colour. For a warning, use WarningBlock. Use no more than two tints on a screen.',
  follow: [
    'Three offers explained one after another, each on its own tint.',
    '“Tip of the month: compare the total amount, not the monthly payment.”',
  ],
  mistakes: [
    'Red for costs and green for savings — colours are not read out; write it.',
    'Every paragraph on a different tint — when everything is tinted, nothing stands out.',
  ],
  accessibility: {
    roles: 'A div without a role; the tint has no meaning.',
    keys: 'Nothing in it is focusable, apart from links in its text.',
    reader: 'Only the text.',
  },
  status: 'stable',
  changes: [{ date: '2026-11-21', what: 'Added.' }],
};
