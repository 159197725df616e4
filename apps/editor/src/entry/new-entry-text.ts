import type { EditorEntryKey } from '@plaza/contract/editor';
import { entryForm } from '../form/field-schema.ts';
import { initialValue } from '../form/initial-value.ts';
import { isObject } from '../json/json.ts';

/** The JSON text of a new entry: what its type requires, formatted as content is. */
export function newEntryText({ folder, locale, id }: EditorEntryKey, now: Date): string {
  const form = entryForm(folder);
  const initial = initialValue(form.root, form);
  const updatedAt = now.toISOString().replace(/\.\d+Z$/, 'Z');
  const known = { id, slug: id.toLowerCase(), locale, updatedAt, publishedAt: updatedAt };
  const fields = isObject(initial) ? initial : {};
  const given = Object.entries(known).filter(([name]) => Object.hasOwn(fields, name));
  return `${JSON.stringify({ ...fields, ...Object.fromEntries(given) }, null, 2)}\n`;
}
