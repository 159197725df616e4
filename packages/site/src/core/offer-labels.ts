import type { InterfaceWords } from '../model/interface-words.ts';

/** The words around the figures of an offer and of its representative example. */
export function offerLabels(words: InterfaceWords) {
  return {
    amount: words['product-amount'],
    term: words['product-term'],
    cost: words['product-cost'],
    apr: words['product-apr'],
    totalPayable: words['product-total-payable'],
    conditions: words['product-conditions'],
    sponsored: words.sponsored,
    empty: words['no-offers'],
    example: {
      heading: words['example-heading'],
      totalCredit: words['example-total-credit'],
      borrowingRate: words['example-borrowing-rate'],
      totalCost: words['example-total-cost'],
      term: words['example-term'],
      apr: words['example-apr'],
      totalPayable: words['example-total-payable'],
      instalments: words['example-instalments'],
    },
  };
}
