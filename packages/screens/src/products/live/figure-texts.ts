import type { ListChoice } from './list-choice.ts';
import type { ListFormats } from './list-formats.ts';
import type { LiveProduct } from './list-settings.ts';
import { type LiveFigures, liveFigures } from './live-figures.ts';

/** Figures that are no amount of money. */
const FORMATS: Readonly<Record<string, 'apr' | 'term'>> = { apr: 'apr', rate: 'apr', term: 'term' };

/** A figure in the words of the page. */
export const figureText = (name: string, value: number, formats: ListFormats): string =>
  formats[FORMATS[name] ?? 'money'](value);

/** `8 × 97,73 € + 97,66 €` */
const paymentsText = (
  payments: NonNullable<LiveFigures['payments']>,
  { money, count }: ListFormats,
): string =>
  payments
    .map(([times, amount]) => (times === 1 ? money(amount) : `${count(times)} × ${money(amount)}`))
    .join(' + ');

/** A product with its figures for a choice, as numbers and as texts. */
export type Figured = {
  readonly product: LiveProduct;
  readonly figures: LiveFigures;
  readonly texts: Readonly<Record<string, string>>;
};

type Chosen = Pick<ListChoice, 'numbers' | 'term'>;

const last = new WeakMap<LiveProduct, Figured & { readonly key: string }>();

/** Figures change with the numbers and the term only: filtering and sorting compute none. */
export function figuredProducts(
  products: readonly LiveProduct[],
  choice: Chosen,
  formats: ListFormats,
): Figured[] {
  const key = JSON.stringify([choice.numbers, choice.term]);
  return products.map((product) => {
    const known = last.get(product);
    if (known?.key === key) return known;
    const made = { ...figured(product, choice, formats), key };
    last.set(product, made);
    return made;
  });
}

function figured(product: LiveProduct, choice: Chosen, formats: ListFormats): Figured {
  const figures = liveFigures(product.price, choice);
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(figures.numbers))
    texts[name] = figureText(name, value, formats);
  if (figures.payments) texts.instalment = paymentsText(figures.payments, formats);
  const [payment] = figures.payments ?? [];
  if (payment) texts.payment = formats.money(payment[1]);
  return { product, figures, texts };
}
