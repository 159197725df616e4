import type { PageType } from '@plaza/routing';

/** Page types that advertise credit on a site whose products are finance (§2.3). */
const CREDIT_PAGE_TYPES = [
  'InterestCostCalculator',
  'Landing',
  'LeadQualifierApplication',
  'LoanCalculator',
  'LoanPriorityTool',
  'ProductList',
  'ProductListAll',
  'ProductListBrokerDebt',
  'ProductListCreditCard',
  'ProductListCreditCardStatic',
  'ProductListLeadQualifier',
  'ProductListRanked',
  'ProductListRankedDebt',
  'ProductListStatic',
  'Signup',
  'SignupBrokerDebt',
  'SignupExtended',
  'SignupSouthAfrica',
  'SignupWhiteLabel',
  'SignupWhiteLabelApplication',
  'SignupWhiteLabelUpsell',
  'SignupWhiteLabelUpsellDebt',
  'SignupWhiteLabelUpsellMedical',
] as const satisfies readonly PageType[];

/** Whether a page of this type must show the credit warning. */
export function advertisesCredit(pageType: PageType): boolean {
  return CREDIT_PAGE_TYPES.some((type) => type === pageType);
}
