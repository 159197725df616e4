import type { Product, ProductKind } from '@plaza/contract';
import { offerLabels } from '../offers/offer-labels.ts';
import type { CardWriting } from './card-writing.ts';
import type { Listed } from './kind.ts';
import { kindNames, kindRow } from './kinds.ts';

/**
 * The products that FinanceOverviewBlock chooses from (§3.4): every offer of every active loan, and
 * the active products of other kinds. Content names properties of the product (`rank`, `minAge`,
 * `annualFee`, `creditLimit.max`), of the offer (`amount`, `termDays`, `apr`, `totalPayable`,
 * `cost`), and for a choice of one kind `is.loan`, `is.broker`.
 *
 * @param shown the kinds of the page's list; default all
 */
export function productOverview(
  products: readonly Product[],
  writing: CardWriting,
  shown: readonly ProductKind[] = kindNames,
) {
  const listed = products
    .filter(({ active, kind }) => active && shown.includes(kind))
    .flatMap(listedOffers);
  return {
    products: listed.map((each) => overviewProduct(each, writing)),
    labels: offerLabels(writing.t),
    locale: writing.formats.locale,
  };
}

/** Each offer of a loan, and any other product as it is. */
function listedOffers(product: Product): Listed[] {
  if ('offers' in product) return product.offers.map((offer) => ({ product, offer }));
  return [kindRow(product.kind).choose(product)].filter((listed) => listed !== undefined);
}

function overviewProduct(listed: Listed, writing: CardWriting) {
  const { product } = listed;
  const row = kindRow(product.kind);
  const values = {
    ...product,
    ...row.values(listed, writing.amount),
    is: { [product.kind]: true },
  };
  return { values, card: row.card(listed, writing) };
}
