import type { ListChoice } from './list-choice.ts';
import type { ListSettings, LiveProduct } from './list-settings.ts';
import { figureOf, type LiveFigures } from './live-figures.ts';

type Groups = ListSettings['groups'];
type Tagged = Pick<LiveProduct, 'tags'>;

const groupOf = (option: string) => option.split(':', 1)[0];

/** Whether a product meets the filters: one option of each group that has any applied. */
export const meetsFilters = ({ tags }: Tagged, filters: readonly string[]): boolean =>
  filters.every((option) =>
    filters.some((other) => groupOf(other) === groupOf(option) && tags.includes(other)),
  );

/**
 * How many products each option would show, with the applied options of other groups. An option
 * that is applied counts the products that it shows itself.
 */
export function countOptions(
  products: readonly Tagged[],
  groups: Groups,
  filters: readonly string[],
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { name: group, options } of groups) {
    const others = filters.filter((option) => groupOf(option) !== group);
    const left = products.filter((product) => meetsFilters(product, others));
    for (const { name } of options)
      counts[name] = left.filter(({ tags }) => tags.includes(name)).length;
  }
  return counts;
}

/** A product with its figures. */
export type Figured = { readonly product: LiveProduct; readonly figures: LiveFigures };

/**
 * Sorts by the figure of an order such as `apr-ascending`, and equal products by name. Those without
 * the figure come last. The order of the page itself changes nothing.
 */
export function sortProducts<T extends Figured>(
  all: readonly T[],
  sort: ListChoice['sort'],
  locale: string,
): T[] {
  const [, name = '', direction] = /^(.*)-(ascending|descending)$/.exec(sort) ?? [];
  if (!direction) return [...all];
  const sign = direction === 'ascending' ? 1 : -1;
  const keyOf = ({ product, figures }: Figured) => {
    const value = figureOf(product, figures, name);
    return value === undefined ? Number.POSITIVE_INFINITY : sign * value;
  };
  // Infinity less infinity is no number, and the name decides.
  return [...all].sort(
    (a, b) => keyOf(a) - keyOf(b) || a.product.name.localeCompare(b.product.name, locale),
  );
}
