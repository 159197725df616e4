import type { PageType } from '@plaza/routing';

/** What helps while somebody decides about an application, or after a refusal. */
const READING = ['PostList', 'FAQ', 'ToolList'] as const satisfies readonly PageType[];

/** Who has too many debts is led to no offer. */
const ADVICE = ['LoanPriorityTool', ...READING] as const satisfies readonly PageType[];

/** Where an applicant goes on from an end, the best first; the site need not have all of them. */
const PAGES: Readonly<Record<string, readonly PageType[]>> = {
  'account-requested': ['CompoundInterestCalculator', 'Glossary', ...READING],
  'application-sent': ['LoanCalculator', ...READING],
  'brokers-matched': ['ProductListBroker', 'Glossary', ...READING],
  'call-back': ['ProductListLeadQualifier', 'LoanCalculator', ...READING],
  'debt-advice': ADVICE,
  'debt-counsellor': ADVICE,
  'debts-sent': ['ProductListBrokerDebt', ...ADVICE],
  disqualified: ADVICE,
  'partner-application': ['LoanCalculator', ...READING],
  'partner-call': ['LoanCalculator', ...READING],
  qualified: ['ProductListLeadQualifier', 'LoanCalculator', ...READING],
  'saving-instead': ['ProductListBankAccount', 'CompoundInterestCalculator', ...READING],
  'survey-result': ['ProductListAll', ...READING],
};

/** The page types that an end leads to. */
export const endPages = (end: string): readonly PageType[] => PAGES[end] ?? READING;
