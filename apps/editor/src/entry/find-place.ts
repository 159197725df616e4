import { isList, isObject, type Json, type JsonPath } from '../json/json.ts';

/** What was clicked in a preview: the texts around it from the inside out, or a picture. */
export type Picked = {
  readonly texts: readonly string[];
  /** The path of the picture's address. */
  readonly source?: string | undefined;
  readonly alt?: string | undefined;
};

type Leaf = { readonly path: JsonPath; readonly text: string };

/** Texts of fewer letters are in too many places to tell where they come from. */
const fewest = 3;

/** Fields of an entry that a page shows elsewhere, or not at all. */
const unseen = new Set(['id', 'locale', 'path', 'type', 'slug', 'updatedAt', 'publishedAt']);

/**
 * The path of the value that a clicked text or picture of the page comes from; undefined if it is not
 * of this entry, such as a menu. A page has no marks of its fields, so that it is the finished page:
 * the text itself is looked for, in whole at first, then as a part.
 */
export function findPlace(value: Json, picked: Picked): JsonPath | undefined {
  const leaves = readLeaves(value, []);
  const picture = picked.source && leaves.find(({ text }) => isPicture(text, picked.source ?? ''));
  if (picture) return picture.path;
  const texts = [...picked.texts, ...(picked.alt ? [picked.alt] : [])]
    .map(plain)
    .filter((text) => text.length >= fewest);
  for (const text of texts) {
    const whole = leaves.find((leaf) => leaf.text === text);
    if (whole) return whole.path;
  }
  for (const text of texts) {
    const around = shortest(leaves.filter((leaf) => leaf.text.includes(text)));
    if (around) return around.path;
  }
  return undefined;
}

const shortest = (leaves: readonly Leaf[]) =>
  leaves.toSorted((one, other) => one.text.length - other.text.length)[0];

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** A picture is shown in other sizes and formats at addresses that begin as its own. */
function isPicture(text: string, source: string): boolean {
  const [, id] = /^\/images\/([0-9a-f]{32})/.exec(text) ?? [];
  return id === undefined ? text === source : source.includes(id);
}

/** Every text with its path; a node of rich text has the texts of its children as one. */
function readLeaves(value: Json, path: JsonPath): Leaf[] {
  if (typeof value === 'string') return [{ path, text: plain(value) }];
  if (isList(value)) return value.flatMap((item, index) => readLeaves(item, [...path, index]));
  if (!isObject(value)) return [];
  const line = isList(value.content) ? lineOf(value.content) : undefined;
  if (line !== undefined) return [{ path, text: plain(line) }];
  return Object.entries(value).flatMap(([name, child]) =>
    unseen.has(name) ? [] : readLeaves(child, [...path, name]),
  );
}

/** The text of a paragraph or heading; undefined for other nodes. */
function lineOf(content: readonly Json[]): string | undefined {
  if (content.length === 0) return undefined;
  const texts = content.map((node) =>
    isObject(node) && node.type === 'text' && typeof node.text === 'string' ? node.text : undefined,
  );
  return texts.every((text) => text !== undefined) ? texts.join('') : undefined;
}
