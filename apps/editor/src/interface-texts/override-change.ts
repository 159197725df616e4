import type { EditorEntry } from '@plaza/contract/editor';
import { type Json, withValue } from '../json/json.ts';
import { changeText } from '../json/json-text.ts';
import type { Override } from './overrides.ts';

/** What makes a site show another text, or its own again. */
export type OverrideChange =
  | { readonly kind: 'save'; readonly entry: EditorEntry; readonly text: string | null }
  | { readonly kind: 'discard'; readonly entry: EditorEntry };

/** A text of the interface, and the component that is made if none replaces it yet. */
export type TextPlace = {
  readonly key: string;
  readonly slug: string;
  readonly locale: string;
  /** The id of a new component. */
  readonly id: string;
};

/**
 * The change of the component of a text.
 *
 * @param wanted '' for the site's own text
 */
export function overrideChange(
  place: TextPlace,
  known: Override | undefined,
  { wanted, now }: { readonly wanted: string; readonly now: Date },
): OverrideChange {
  const { slug, locale, id } = place;
  if (!known) {
    const none = { folder: 'components', file: '', published: null, draft: null } as const;
    return { kind: 'save', entry: { ...none, locale, id }, text: newComponent(place, wanted, now) };
  }
  const { entry } = known;
  // The published text again: no draft is left.
  if (entry.draft && wanted === known.published) return { kind: 'discard', entry };
  if (wanted === '') return { kind: 'save', entry, text: null };
  const text = entry.draft?.text ?? entry.published?.text;
  if (text === undefined || !known.path) throw new Error(`${slug} is edited in its own form`);
  const value = JSON.parse(text) as Json;
  const changed = withValue(value, known.path, wanted) as Json;
  return { kind: 'save', entry, text: changeText(text, value, changed) };
}

/** Formatted as content is. */
function newComponent({ key, slug, locale, id }: TextPlace, text: string, now: Date): string {
  const updatedAt = now.toISOString().replace(/\.\d+Z$/, 'Z');
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
  const component = { id, slug, locale, type: 'richText', name: key, body, updatedAt };
  return `${JSON.stringify(component, null, 2)}\n`;
}
