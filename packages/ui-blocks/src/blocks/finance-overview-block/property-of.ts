import { ownProperty } from '../../core/rich-text/own-property.ts';

/** What products are compared by: numbers as such, yes and no as 1 and 0, words as such. */
export type Comparable = number | string;

/**
 * A property of a product, by its own name or by a path of names with dots between.
 *
 * @returns undefined when there is none that can be compared; nothing inherited is ever read
 */
export function propertyOf(product: object, path: string): Comparable | undefined {
  let value: unknown = product;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = ownProperty(value, name);
  }
  return toComparable(value);
}

function toComparable(value: unknown): Comparable | undefined {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'string' || Number.isFinite(value)) return value as Comparable;
  return undefined;
}
