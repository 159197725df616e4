/**
 * Every word of the interface, by the slug of the component in which editors can change it.
 * `{name}` in a phrase stands for a value that is put in when the page is written.
 */
export const interfaceWords = [
  'skip-link',
  'main-navigation',
  'legal-navigation',
  'footer-statement',
  'company-identity',
  'contact-details',
  'legal-name',
  'tax-id',
  'registration',
  'postal-address',
  'email',
  'telephone',
  'data-protection-email',
  'supervisor',
  'last-updated',
  'amount-choice',
  /** Directive (EU) 2023/2225, article 8(1), in the words of the country's law. */
  'credit-warning',
  'sample-data-notice',
  'ranking-note',
  'no-offers',
  /** Fragment id of the list of offers, to which buttons in content lead. */
  'offers-fragment',
  'sponsored',
  'see-offer',
  /** Head of the column of lenders where offers stand in a table. */
  'product-lender',
  'product-amount',
  'product-term',
  'product-cost',
  'product-apr',
  'product-total-payable',
  'product-conditions',
  'product-min-age',
  'product-payout-time',
  'rate-fixed',
  'rate-variable',
  'example-heading',
  'example-total-credit',
  'example-borrowing-rate',
  'example-total-cost',
  'example-term',
  'example-apr',
  'example-total-payable',
  'example-instalments',
  /** `{count}` payments of `{amount}`, one each `{days}`: singular, plural, and plural with days. */
  'instalments-one',
  'instalments-other',
  'instalments-every',
  'not-found-heading',
  'not-found-text',
  'not-found-action',
  'server-error-heading',
  'server-error-text',
  'server-error-action',
] as const;

export type InterfaceWord = (typeof interfaceWords)[number];

/** All of them, in one language. */
export type InterfaceWords = Readonly<Record<InterfaceWord, string>>;
