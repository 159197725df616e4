import type { compareProducts } from './comparison.ts';
import type { figuredProducts } from './figure-texts.ts';
import type { ListChoice } from './list-choice.ts';
import type { explainPlaces } from './list-reasons.ts';
import { LIST_INPUTS, type ListSettings } from './list-settings.ts';
import type { priceProducts } from './price-products.ts';

/** The parts of a list that not every visit needs: a browser loads each when it is needed. */
export type ListParts = {
  /** Recomputes the figures of products. */
  readonly price?: typeof priceProducts;
  /** Comes with `price`, which finds the figures that this has computed before. */
  readonly figures?: typeof figuredProducts;
  /** Shows products side by side. */
  readonly compare?: typeof compareProducts;
  /** Says why each product is where it is. */
  readonly explain?: typeof explainPlaces;
};

type NeededPart = Exclude<keyof ListParts, 'figures'>;

/** The parts that a choice needs, on a page that shows what is chosen by default. */
export function neededParts(
  { numbers, term, sort, compare }: ListChoice,
  { reasons, inputs }: ListSettings,
): NeededPart[] {
  const needs: NeededPart[] = reasons ? ['explain'] : [];
  if (compare[0]) needs.push('compare');
  // Filters alone need no figures.
  const isDefault = LIST_INPUTS.every((name) => numbers[name] === inputs[name]?.default);
  if (needs[0] || term || !isDefault || isByFigure(sort)) needs.push('price');
  return needs;
}

/** Whether an order is one of figures: `apr-ascending`. */
export const isByFigure = (sort: string): boolean => sort.endsWith('ending');
