/** Every page type of content; product list and sign-up variants under their full names (§2.3). */
export const pageTypes = [
  'About',
  'Author',
  'AuthorList',
  'Basic',
  'CompoundInterestCalculator',
  'Contact',
  'CookiePolicy',
  'Diary',
  'DiaryList',
  'EmailConfirmationGate',
  'FAQ',
  'FeaturedArticle',
  'FeaturedArticleList',
  'Forbidden',
  'GameProvider',
  'GameProviderList',
  'GameSlot',
  'GameSlotList',
  'Glossary',
  'InterestCostCalculator',
  'Job',
  'Landing',
  'LeadQualifierApplication',
  'LoanCalculator',
  'LoanPriorityTool',
  'MoneezyApp',
  'MoneymanStep2',
  'MoneymanStep3',
  'PaymentProvider',
  'PaymentProviderList',
  'Post',
  'PostList',
  'Press',
  'PrivacyPolicy',
  'Provider',
  'ProviderList',
  'Review',
  'Scholarship',
  'Survey',
  'ToolList',
  'WhiteLabelUpsellComplete',
  'ProductList',
  'ProductListAll',
  'ProductListBankAccount',
  'ProductListBroker',
  'ProductListBrokerDebt',
  'ProductListCreditCard',
  'ProductListCreditCardStatic',
  'ProductListLeadQualifier',
  'ProductListRanked',
  'ProductListRankedDebt',
  'ProductListStatic',
  'Signup',
  'SignupBroker',
  'SignupBrokerDebt',
  'SignupBrokerExtended',
  'SignupExtended',
  'SignupSouthAfrica',
  'SignupWhiteLabel',
  'SignupWhiteLabelApplication',
  'SignupWhiteLabelUpsell',
  'SignupWhiteLabelUpsellDebt',
  'SignupWhiteLabelUpsellMedical',
] as const satisfies readonly string[];

export type PageType = (typeof pageTypes)[number];
/** A product list: the bare type or one of its variants. */
export type ProductListPageType = Extract<PageType, `ProductList${string}`>;
/** A sign-up flow: the bare type or one of its variants. */
export type SignupPageType = Extract<PageType, `Signup${string}`>;

/** Page types whose impression requests products (§2.3, §7.3). */
export const impressionPageTypes = [
  'ProductList',
  'ProductListBroker',
  'ProductListBrokerDebt',
  'ProductListCreditCard',
  'ProductListLeadQualifier',
  'ProductListRanked',
  'ProductListRankedDebt',
  'Signup',
  'SignupBroker',
  'SignupBrokerExtended',
  'SignupExtended',
  'Survey',
] as const satisfies readonly PageType[];

export type ImpressionPageType = (typeof impressionPageTypes)[number];

/** Whether a page's impression requests products; the opposite of `noProducts` (§2.3, §7.3). */
export function isImpressionPageType(pageType: PageType): pageType is ImpressionPageType {
  return (impressionPageTypes as readonly PageType[]).includes(pageType);
}
