import { privacy, sharing, softCheck } from '../consent-fields.ts';
import type { Condition, FlowTable } from '../flow.ts';
import { DISQUALIFIED, QUALIFIED, STARTED } from '../flow-events.ts';
import { agreement, email, home, income, loan, outgoings, work } from '../shared-steps.ts';

const hasArrears: Condition = { field: 'arrears', is: ['yes'] };
const hasNoIncome: Condition = { field: 'employment', is: ['unemployed'] };

/** A verdict with its reasons, after a check that leaves no trace with other lenders. */
export const leadQualifierApplication = {
  name: 'lead-qualifier-application',
  pageType: 'LeadQualifierApplication',
  steps: [
    loan,
    work,
    income,
    home,
    outgoings,
    { name: 'record', fields: [{ name: 'arrears', kind: 'yesNo' }] },
    { name: 'result-by-email', fields: [email] },
    agreement([privacy, softCheck, sharing]),
  ],
  ends: [
    {
      name: 'disqualified',
      when: { any: [hasArrears, hasNoIncome] },
      outcome: 'disqualified',
      reasons: [
        { name: 'arrears', when: hasArrears },
        { name: 'no-income', when: hasNoIncome },
      ],
    },
    {
      name: 'qualified',
      outcome: 'qualified',
      reasons: [
        { name: 'no-arrears', when: { not: hasArrears } },
        { name: 'income', when: { not: hasNoIncome } },
      ],
    },
  ],
  checkAnswers: true,
  events: { 'step:loan': STARTED, 'end:qualified': QUALIFIED, 'end:disqualified': DISQUALIFIED },
} as const satisfies FlowTable;
