import type { BlockDocs } from '../../testing/block-docs.ts';

export const warningBlockDocs: BlockDocs = {
  purpose:
    'Says what can cost the reader money or a right: fees, deadlines, conditions that are easily missed.',
  avoid:
    'It merely informs (InformationBlock). The credit warning of the law has its own component, above the first call to action.',
  follow: [
    '“If you pay a day late, the lender adds 15 €.”',
    '“The first free loan binds you to nothing; the second is not free.”',
  ],
  mistakes: [
    '“Please note our opening hours.” — InformationBlock.',
    'The credit warning that the law words — CreditWarning, which is placed by the page.',
  ],
  accessibility: {
    roles: 'A note (role note) with a mark and words; the colour is not the only sign.',
    keys: 'Nothing in it takes the focus, except links in its text.',
    reader: '“Note. Atención. Si pagas un día tarde…”',
  },
  status: 'stable',
  changes: [{ date: '2026-11-21', what: 'Added.' }],
};
