import { type Comparable, propertyOf } from './property-of.ts';
import type { FilterCondition, FilterOperator, ProductSelection } from './schema.ts';

/** `neq` is the opposite of `eq`, so it also holds for a product that lacks the property; the others never do. */
const HOLDS = {
  eq: (actual, value) => actual === value,
  neq: (actual, value) => actual !== value,
  gt: (actual, value) => typeof actual === 'number' && actual > value,
  gte: (actual, value) => typeof actual === 'number' && actual >= value,
  lt: (actual, value) => typeof actual === 'number' && actual < value,
  lte: (actual, value) => typeof actual === 'number' && actual <= value,
} as const satisfies Record<
  FilterOperator,
  (actual: Comparable | undefined, value: number) => boolean
>;

/** Something to choose from, with the product whose properties decide. */
interface Choice {
  readonly values: object;
}

/**
 * The products a FinanceOverviewBlock shows (§3.4): those that meet every condition, in order, up to the limit.
 * Products alike in the ordering property keep their order; those without it come last in either direction.
 *
 * @param words puts words in order, by the rules of the page's language
 * @returns none for a limit below 1
 */
export function selectProducts<T extends Choice>(
  products: readonly T[],
  { filter, limit, orderBy }: ProductSelection,
  words: Intl.Collator,
): T[] {
  const conditions = filter?.conditions ?? [];
  return products
    .filter(({ values }) => conditions.every((condition) => meets(values, condition)))
    .map((product) => ({ product, key: propertyOf(product.values, orderBy.property) }))
    .sort((a, b) => compareKeys(a.key, b.key, { direction: orderBy.direction, words }))
    .slice(0, Math.max(0, limit))
    .map(({ product }) => product);
}

function meets(product: object, { property, operator, value }: FilterCondition): boolean {
  return HOLDS[operator](propertyOf(product, property), value);
}

interface Order {
  direction: 'asc' | 'desc';
  words: Intl.Collator;
}

function compareKeys(
  a: Comparable | undefined,
  b: Comparable | undefined,
  { direction, words }: Order,
): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return (direction === 'asc' ? 1 : -1) * compare(a, b, words);
}

function compare(a: Comparable, b: Comparable, words: Intl.Collator): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return words.compare(a, b);
  return typeof a === 'number' ? -1 : 1;
}
