/** A value as it stands in a module. */
export type Literal =
  | string
  | number
  | boolean
  | readonly Literal[]
  | { readonly [key: string]: Literal };

const columns = 100;

type Place = {
  readonly depth: number;
  /** What stands before it on its line. */
  readonly before: string;
};

/** The source of a value as Biome formats it: on one line where it fits, else an entry a line. */
export function literal(value: Literal, { depth, before }: Place): string {
  const flat = flatLiteral(value);
  // The comma behind it counts too.
  if (before.length + flat.length + 1 <= columns || typeof value !== 'object') return flat;
  const indent = '  '.repeat(depth + 1);
  const child = (item: Literal, start: string) =>
    start + literal(item, { depth: depth + 1, before: start });
  const isList = Array.isArray(value);
  const lines = isList
    ? value.map((item: Literal) => child(item, indent))
    : Object.entries(value).map(([key, item]) => child(item, `${indent}${keyOf(key)}: `));
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${lines.map((line) => `${line},`).join('\n')}\n${'  '.repeat(depth)}${close}`;
}

function flatLiteral(value: Literal): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return `[${value.map(flatLiteral).join(', ')}]`;
  const entries = Object.entries(value).map(([key, item]) => `${keyOf(key)}: ${flatLiteral(item)}`);
  return `{ ${entries.join(', ')} }`;
}

/** Single quotes, unless the text has one and no double quotes. */
function quote(text: string): string {
  if (text.includes("'") && !text.includes('"')) return JSON.stringify(text);
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

const keyOf = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key));
