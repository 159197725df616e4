/** Lines of a configuration, indented as far as they are nested in blocks. */
export type Lines = readonly string[];

/** `head { … }`, or nothing without lines. */
export const block = (head: string, lines: Lines): Lines =>
  lines.length === 0 ? [] : [`${head} {`, ...lines.map((line) => (line ? `  ${line}` : '')), '}'];

/** A `map` from one variable to another, in the order in which nginx tries the rows. */
export const map = (from: string, to: string, rows: readonly (readonly [string, string])[]) =>
  block(
    `map ${from} ${to}`,
    rows.map(([pattern, value]) => `${pattern} ${value};`),
  );
