type Entry = Readonly<Record<string, unknown>>;

/**
 * Compares by the given fields in turn, a leading `-` for descending, and by id last. Texts compare
 * by code unit, so that the order is the same on every machine.
 */
export function compareEntries(order: readonly string[]): (a: Entry, b: Entry) => number {
  const fields = [...order, 'id'].map((field) => ({
    name: field.replace(/^-/, ''),
    sign: field.startsWith('-') ? -1 : 1,
  }));
  return (a, b) => {
    for (const { name, sign } of fields) {
      const difference = compareValues(a[name], b[name]);
      if (difference !== 0) return sign * difference;
    }
    return 0;
  };
}

function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = [String(a), String(b)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
