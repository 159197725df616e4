import type { TranslateInterface } from '@plaza/i18n';

/** The labels of an offer and of its representative example. */
export function offerLabels(t: TranslateInterface) {
  return {
    amount: t('product-amount'),
    term: t('product-term'),
    cost: t('product-cost'),
    apr: t('product-apr'),
    totalPayable: t('product-total-payable'),
    conditions: t('product-conditions'),
    sponsored: t('sponsored'),
    empty: t('no-offers'),
    example: {
      heading: t('example-heading'),
      totalCredit: t('example-total-credit'),
      borrowingRate: t('example-borrowing-rate'),
      totalCost: t('example-total-cost'),
      term: t('example-term'),
      apr: t('example-apr'),
      totalPayable: t('example-total-payable'),
      instalments: t('example-instalments'),
    },
  };
}
