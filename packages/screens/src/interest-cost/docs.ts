import { toolFields } from '../testing/common-fields.ts';
import type { ScreenDocs } from '../testing/screen-docs.ts';
import { calculator } from '../testing/shared-docs.ts';

export const interestCostDocs: ScreenDocs = {
  purpose:
    'Shows what it costs to postpone a payment or to pay late, by contract and by law, for different numbers of days.',
  avoid:
    'For the whole cost of a loan, use Loan calculator. To decide which debt to pay first, use Loan priority.',
  fields: {
    pages: {
      ...toolFields,
      'tool.limits':
        'By the name of a field: `amount`, `days`, `rate`, `late-rate`, `fee` of a reminder, `reminders`.',
    },
  },
  follow: [
    'Heading: “What does a late payment cost?”',
    '`sources.late-rate`: the act, the section and the date on which the figure was checked.',
  ],
  mistakes: [
    'A statutory late rate without `until`: the rate is set for half a year at a time.',
    'A text that advises not to pay.',
  ],
  accessibility: {
    landmarks: 'A region for the results.',
    headings: 'Level 1; the cost of paying late at level 2; that of waiting at level 3.',
    keys: calculator.keys,
    reader: '“30 days late cost 18.40 €: 3.40 € interest and 15 € for a reminder, status.”',
  },
  states: [
    {
      state: 'A year late, five reminders',
      shows: 'Sentence, drawing and table of these days.',
      story: 'AskedDelay',
    },
    ...calculator.states,
  ],
  status: 'stable',
  changes: [
    { date: '2026-11-28', what: 'The cost of paying late comes first.' },
    { date: '2026-11-22', what: 'Added.' },
  ],
};
