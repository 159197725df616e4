import type { ResourceName } from '@plaza/contract';

type Values = Readonly<Record<string, unknown>>;

/**
 * The answer if it is known without a request, otherwise undefined.
 *
 * @param withheld locales whose product lists are empty (§7.2)
 */
export function knownAnswer(
  name: ResourceName,
  values: Values,
  withheld: readonly string[],
): readonly never[] | undefined {
  if (name === 'products' && withheld.includes(String(values.locale))) return [];
  // An empty list of names selects nothing, and cannot be expressed in a query.
  const { names } = values;
  const wantsNone = name === 'postSummaries' && Array.isArray(names) && names.length === 0;
  return wantsNone ? [] : undefined;
}

/**
 * Truncates a list to `take` (§7.2), in the client, so that all lengths share one copy.
 *
 * @throws {RangeError} if `take` is not an integer of 0 or more
 */
export function truncate(value: unknown, take: unknown): unknown {
  if (take === undefined || !Array.isArray(value)) return value;
  if (!Number.isSafeInteger(take) || Number(take) < 0) {
    throw new RangeError(`take must be a whole number of 0 or more, but is ${take}`);
  }
  return value.slice(0, Number(take));
}
