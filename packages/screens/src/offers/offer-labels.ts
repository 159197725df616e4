import type { TranslateInterface } from '@plaza/i18n';

/** The labels that cards share. */
export function offerLabels(t: TranslateInterface) {
  return {
    conditions: t('product-conditions'),
    sponsored: t('sponsored'),
    empty: t('no-offers'),
    example: exampleLabels(t),
  };
}

/** The labels of a representative example. */
export const exampleLabels = (t: TranslateInterface) => ({
  heading: t('example-heading'),
  totalCredit: t('example-total-credit'),
  borrowingRate: t('example-borrowing-rate'),
  totalCost: t('example-total-cost'),
  term: t('example-term'),
  apr: t('example-apr'),
  totalPayable: t('example-total-payable'),
  instalments: t('example-instalments'),
});
