import type { TextPosition } from './parse-json-file.ts';

export interface RepeatedKey extends TextPosition {
  /** Dotted path of the key. */
  readonly path: string;
}

interface Level {
  readonly path: string;
  /** The keys of an object; undefined for a list. */
  readonly keys: Set<string> | undefined;
  /** The key, or the index, of what comes next. */
  at: string;
  index: number;
}

const token = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\],]/gs;

/**
 * Keys that an object of a valid JSON text has twice. Parsers silently keep the last one.
 *
 * @returns each repetition with its place, in the order of the text
 */
export function repeatedKeys(text: string): RepeatedKey[] {
  const found: RepeatedKey[] = [];
  const levels: Level[] = [];
  for (const { 0: part, 1: colon, index } of text.matchAll(token)) {
    const level = levels.at(-1);
    if (part === '{' || part === '[') levels.push(levelBelow(level, part === '{'));
    else if (part === '}' || part === ']') levels.pop();
    else if (part === ',' && level) level.index += 1;
    else if (colon && level?.keys) {
      level.at = JSON.parse(part.slice(0, part.length - colon.length));
      if (level.keys.has(level.at)) found.push({ path: pathOf(level), ...placeOf(text, index) });
      level.keys.add(level.at);
    }
  }
  return found;
}

const levelBelow = (above: Level | undefined, isObject: boolean): Level => ({
  ...{ path: above ? pathOf(above) : '', at: '', index: 0 },
  keys: isObject ? new Set() : undefined,
});

function pathOf({ path, keys, at, index }: Level): string {
  const last = keys ? at : String(index);
  return path ? `${path}.${last}` : last;
}

function placeOf(text: string, index: number): TextPosition {
  const before = text.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
