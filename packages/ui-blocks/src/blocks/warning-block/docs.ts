import type { BlockDocs } from '../../testing/block-docs.ts';

export const warningBlockDocs: BlockDocs = {
  purpose:
    'Points out what can cost the reader money or a right: fees, deadlines, conditions that are easy to miss.',
  avoid:
    'If it merely informs, use InformationBlock. The credit warning of the law has its own component, CreditWarning, above the first call to action.',
  follow: [
    '“If you pay a day late, the lender adds 15 €.”',
    '“The first loan is free and binds you to nothing. The second one is not free.”',
  ],
  mistakes: [
    '“Please note our opening hours.” — Use InformationBlock.',
    'The credit warning worded by the law — use CreditWarning, which the page places itself.',
  ],
  accessibility: {
    roles: 'A note (role note) with an icon and words; the colour is not the only cue.',
    keys: 'Nothing in it is focusable, apart from links in its text.',
    reader: '“Note. Atención. Si pagas un día tarde…”',
  },
  status: 'stable',
  changes: [{ date: '2026-11-21', what: 'Added.' }],
};
