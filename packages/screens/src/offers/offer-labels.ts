import type { TranslateInterface } from '@plaza/i18n';

/** The labels that cards share, and those of a representative example. */
export function offerLabels(t: TranslateInterface) {
  return {
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
