import type { ElementType } from 'react';
import { RichTextDocument } from '../../model/rich-text/rich-text-document.ts';

export type ComponentTable = Readonly<Record<string, ElementType>>;

/** The same data with these components set on every document in it. */
export function withComponents<T>(value: T, components: ComponentTable): T {
  return replaceIn(value, components) as T;
}

function replaceIn(value: unknown, components: ComponentTable): unknown {
  if (value instanceof RichTextDocument) return new RichTextDocument(value.content, components);
  if (Array.isArray(value)) return value.map((item) => replaceIn(item, components));
  // Anything but plain data, such as a function of the context, stays as it is.
  if (typeof value !== 'object' || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, replaceIn(field, components)]);
  return Object.fromEntries(fields);
}
