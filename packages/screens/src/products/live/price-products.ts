import { chosenOffer } from './chosen-offer.ts';
import { type Figured, figuredProducts } from './figure-texts.ts';
import type { ListContext, WritableView } from './list-context.ts';
import type { ListFormats } from './list-formats.ts';

type Priced = Pick<ListContext, 'view' | 'choice' | 'settings'> & {
  readonly formats: ListFormats;
};

/** Writes the figures of every product for what is chosen. @returns the products with them */
export function priceProducts({ view, choice, settings, formats }: Priced): readonly Figured[] {
  const all = figuredProducts(settings.products, choice, formats);
  for (const each of all) writeProduct(view, each);
  // A list that asks for no amount has several.
  if (settings.inputs.amount) writeBars(view, all);
  return all;
}

/** Bars compare totals for one amount only: without a common one they are empty. */
function writeBars({ attributes }: WritableView, all: readonly Figured[]): void {
  const loans = all.filter(({ figures }) => figures.numbers.totalPayable);
  const most = Math.max(...loans.map(({ figures }) => figures.numbers.totalPayable ?? 0));
  const isOne = loans.every(
    ({ figures }) => figures.numbers.amount === loans[0]?.figures.numbers.amount,
  );
  for (const { product, figures } of all) {
    const share = isOne ? ((figures.numbers.totalPayable ?? 0) / most) * 100 : 0;
    attributes[`bar-${product.id}`] = { width: `${Math.round(share)}` };
  }
}

function writeProduct({ values, shown, attributes }: WritableView, each: Figured): void {
  const { product, figures, texts } = each;
  const { id, price, outside } = product;
  for (const name of LIVE_FIGURES[price.of]) values[`${name}-${id}`] = texts[name] ?? '–';
  values[`outside-${id}`] = (figures.outside && outside[figures.outside]) ?? '';
  shown[`outside-${id}`] = figures.outside !== undefined;
  if (price.of === 'loan')
    attributes[`product-${id}`] = { 'data-apr': figures.numbers.apr?.toString() };
  attributes[`action-${id}`] = chosenOffer(each);
}

/** The figures of a card that change with what is chosen. */
const LIVE_FIGURES = {
  loan: ['amount', 'term', 'apr', 'cost', 'totalPayable', 'instalment', 'payment'],
  card: ['yearCost'],
  account: ['rate', 'interest'],
  broker: ['tradesCost'],
  price: ['yearPrice'],
} as const;
