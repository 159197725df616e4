const columns = 100;

/**
 * JSON as Biome formats it, so that what is written is not written again by `pnpm format`: an object
 * on lines of its own, a list of plain values on one line where it fits.
 */
export const writeJson = (value: unknown): string => `${format(value, { depth: 0, before: 0 })}\n`;

type Place = {
  readonly depth: number;
  /** Columns that stand before the value on its line. */
  readonly before: number;
};

function format(value: unknown, { depth, before }: Place): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = '  '.repeat(depth + 1);
  if (Array.isArray(value)) {
    const onOneLine = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
    // The comma behind it counts too.
    if (value.every(isPlain) && before + onOneLine.length + 1 <= columns) return onOneLine;
    const items = value.map(
      (item) => inner + format(item, { depth: depth + 1, before: inner.length }),
    );
    return `[\n${items.join(',\n')}\n${'  '.repeat(depth)}]`;
  }
  const entries = Object.entries(value).filter(([, child]) => child !== undefined);
  if (entries.length === 0) return '{}';
  const lines = entries.map(([key, child]) => {
    const start = `${inner}${JSON.stringify(key)}: `;
    return start + format(child, { depth: depth + 1, before: start.length });
  });
  return `{\n${lines.join(',\n')}\n${'  '.repeat(depth)}}`;
}

const isPlain = (value: unknown) => typeof value !== 'object' || value === null;
