import type { FlowTable } from '../flow.ts';

/** The page behind the link of a confirmation email. */
export const emailConfirmationGate = {
  name: 'email-confirmation-gate',
  pageType: 'EmailConfirmationGate',
  steps: [],
  ends: [{ name: 'email-confirmed', outcome: 'complete' }],
  checkAnswers: false,
  events: {},
} as const satisfies FlowTable;
