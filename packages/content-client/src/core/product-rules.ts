import type { ResourceName } from '@plaza/contract';

type Values = Readonly<Record<string, unknown>>;

/** §7.2: the locale that has no products. */
const LOCALE_WITHOUT_PRODUCTS = 'en-US';

/** The answer, where it is known without a request; else undefined. */
export function knownAnswer(name: ResourceName, values: Values): readonly never[] | undefined {
  if (name === 'products' && values.locale === LOCALE_WITHOUT_PRODUCTS) return [];
  // No names is a filter that lets nothing through, and cannot be written in a query.
  const { names } = values;
  const wantsNone = name === 'postSummaries' && Array.isArray(names) && names.length === 0;
  return wantsNone ? [] : undefined;
}

/**
 * §7.2: `take` truncates a list. It is applied here, so that all lengths share one copy.
 * @throws {RangeError} when it is not a whole number of 0 or more
 */
export function truncate(value: unknown, take: unknown): unknown {
  if (take === undefined || !Array.isArray(value)) return value;
  if (!Number.isSafeInteger(take) || Number(take) < 0) {
    throw new RangeError(`take must be a whole number of 0 or more, but is ${take}`);
  }
  return value.slice(0, Number(take));
}
