import { toolFields } from '../testing/common-fields.ts';
import type { ScreenDocs } from '../testing/screen-docs.ts';
import { calculator } from '../testing/shared-docs.ts';

export const interestCostDocs: ScreenDocs = {
  purpose:
    'What it costs to wait with a payment or to pay late, by contract and by law, for each span of days.',
  avoid: 'The whole cost of a loan: Loan calculator. Which debt to pay first: Loan priority.',
  fields: {
    pages: {
      ...toolFields,
      'tool.limits':
        'By the name of a field: `amount`, `days`, `rate`, `late-rate`, `fee` of a reminder, `reminders`.',
    },
  },
  follow: [
    'Heading: “What does a late payment cost?”',
    '`sources.late-rate`: the act, the section and the day on which the figure was read there.',
  ],
  mistakes: [
    'A late rate of the law without `until`: it is set for half a year.',
    'Advice not to pay in the text.',
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
