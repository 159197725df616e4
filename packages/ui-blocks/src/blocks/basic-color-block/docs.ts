import type { BlockDocs } from '../../testing/block-docs.ts';

export const basicColorBlockDocs: BlockDocs = {
  purpose:
    'Gives a passage a calm tint, so that parts of a long article can be told apart at a glance.',
  avoid:
    'The colour is meant to say something: readers who do not see it miss the message. A warning is a WarningBlock. More than two tints on a screen shout.',
  follow: [
    'Three offers explained one after another, each on its own tint.',
    '“Advice of the month: compare the total amount, not the payment.”',
  ],
  mistakes: [
    'Red for what costs, green for what saves — the colour is not read out; write it.',
    'Every paragraph on another tint — nothing stands out any more.',
  ],
  accessibility: {
    roles: 'A div without a role; the tint means nothing.',
    keys: 'Nothing in it takes the focus, except links in its text.',
    reader: 'The text alone.',
  },
  status: 'stable',
  changes: [{ date: '2026-11-21', what: 'Added.' }],
};
