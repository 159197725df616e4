import { componentSchema, componentTexts } from '@plaza/contract';
import type { EditorEntry } from '@plaza/contract/editor';
import { isList, isObject, type Json, type JsonPath, valueAt } from '../json/json.ts';

/** A component that replaces a text of the interface. */
export type Override = {
  readonly entry: EditorEntry;
  /** What it says once its draft is published; '' for the site's own text. */
  readonly text: string;
  /** What it says now; '' for the site's own text. */
  readonly published: string;
  /** Where the text is in the entry; absent if it has marks or blocks, or is a part of a banner. */
  readonly path?: JsonPath;
};

/** What components replace, by the slug of the text. */
export function overridesOf(entries: readonly EditorEntry[]): ReadonlyMap<string, Override> {
  const found = new Map<string, Override>();
  for (const entry of entries) {
    const published = textsOf(entry.published?.text);
    const edited = entry.draft ? textsOf(entry.draft.text) : published;
    const path = plainPath(entry.draft?.text ?? entry.published?.text);
    for (const slug of new Set([...published.keys(), ...edited.keys()])) {
      const [text, was] = [edited.get(slug) ?? '', published.get(slug) ?? ''];
      found.set(slug, { entry, text, published: was, ...(path && { path }) });
    }
  }
  return found;
}

/** The texts of a component; none while it is not valid, as a site does not know it then. */
function textsOf(text: string | null | undefined): ReadonlyMap<string, string> {
  const { data } = componentSchema.safeParse(parse(text));
  return new Map(data ? componentTexts(data) : []);
}

/** The only text of a rich text that is one paragraph without marks. */
function plainPath(text: string | null | undefined): JsonPath | undefined {
  const value = parse(text);
  if (!isObject(value) || value.type !== 'richText') return undefined;
  const only = (path: JsonPath) => {
    const content = valueAt(value, path);
    return isList(content) && content.length === 1;
  };
  if (!only(['body', 'content']) || !only(['body', 'content', 0, 'content'])) return undefined;
  const node = ['body', 'content', 0, 'content', 0];
  const isText = typeof valueAt(value, [...node, 'text']) === 'string';
  return isText && valueAt(value, [...node, 'marks']) === undefined ? [...node, 'text'] : undefined;
}

function parse(text: string | null | undefined): Json | undefined {
  try {
    return text == null ? undefined : (JSON.parse(text) as Json);
  } catch {
    return undefined;
  }
}
