/** Product type names and their ids on the wire (§3.3). */
export const productTypes = {
  Finance: 1,
  Mobile: 2,
  Broadband: 3,
  MobileBroadband: 4,
  PrepaidMobilePhoneCard: 5,
  UnemploymentFund: 6,
  MealKit: 7,
  Dating: 8,
  TelevisionPackage: 9,
  Union: 10,
  PrepaidCard: 11,
  Others: 12,
  FinanceSignup: 13,
  FinanceInternalWebsite: 14,
  AppProduct: 15,
  Unsubscribe: 16,
  IGaming: 17,
} as const satisfies Record<string, number>;

export type ProductType = keyof typeof productTypes;
export type ProductTypeId = (typeof productTypes)[ProductType];
