/** Values of the placeholders in seed texts. */
export type Values = Readonly<Record<string, string>>;

/** Terms stand in texts, and may hold a placeholder themselves. */
const deepest = 3;

/**
 * Every text below `value` with its `{placeholders}` filled.
 *
 * @throws Error naming a placeholder that has no value, and the text
 */
export function fill<T>(value: T, values: Values): T {
  if (typeof value === 'string') return oneStop(fillText(value, values, 0)) as T;
  if (Array.isArray(value)) return value.map((item) => fill(item, values)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const filled = Object.entries(value).map(([key, child]) => [key, fill(child, values)]);
  return Object.fromEntries(filled) as T;
}

/** The full stop of a sentence falls together with that of an abbreviation: “10.000 kr.”. */
const oneStop = (text: string) => text.replace(/(?<!\.)\.\.(?!\.)/g, '.');

function fillText(text: string, values: Values, depth: number): string {
  if (depth > deepest) throw new Error(`The placeholders of “${text}” name each other`);
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new Error(`“${text}” has a placeholder without value: ${name}`);
    return fillText(value, values, depth + 1);
  });
}
