/** Page types that stand alone (§2.3). */
const singlePageTypes = [
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
] as const;

/** Product lists: the bare type and its variants (§2.3). */
export const productListPageTypes = [
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
] as const;

/** Sign-up flows: the bare type and its variants (§2.3). */
export const signupPageTypes = [
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
] as const;

/** Every page type content can carry (§2.3). */
export const pageTypes = [
  ...singlePageTypes,
  ...productListPageTypes,
  ...signupPageTypes,
] as const satisfies readonly string[];

export type PageType = (typeof pageTypes)[number];

/** Page types whose impression asks for products (§2.3, §7.3). */
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
