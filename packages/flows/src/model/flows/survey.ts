import type { FlowTable } from '../flow.ts';
import { SURVEYED } from '../flow-events.ts';

/** Four questions about a visit; each may be skipped, none asks who answers. */
export const survey = {
  name: 'survey',
  pageType: 'Survey',
  steps: [
    {
      name: 'visit-reason',
      fields: [
        {
          name: 'visitReason',
          kind: 'choice',
          optional: true,
          options: ['compare', 'calculate', 'understand', 'apply', 'other'],
        },
      ],
    },
    {
      name: 'found',
      fields: [
        {
          name: 'found',
          kind: 'choice',
          optional: true,
          options: ['found-all', 'found-some', 'found-nothing'],
        },
      ],
    },
    {
      name: 'ease',
      fields: [
        {
          name: 'ease',
          kind: 'choice',
          optional: true,
          options: ['very-easy', 'easy', 'hard', 'very-hard'],
        },
      ],
    },
    {
      name: 'improvement',
      fields: [{ name: 'improvement', kind: 'longText', optional: true, max: 1000 }],
    },
  ],
  ends: [{ name: 'survey-result', outcome: 'complete' }],
  checkAnswers: false,
  skippable: true,
  anonymous: true,
  events: { 'end:survey-result': SURVEYED },
} as const satisfies FlowTable;
