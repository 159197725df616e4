import type { Attrs, Mark, Node } from '@tiptap/pm/model';
import { isEqual, isObject, type Json, type JsonObject } from '../json/json.ts';
import type { Originals } from './originals.ts';
import { OPAQUE } from './schema-extensions.ts';

/** The JSON of a node: the original one if it is still the same object. */
export function saveNode(node: Node, originals: Originals): Json {
  const original = originals.get(node);
  if (original !== undefined) return original;
  if (node.type.name === OPAQUE.block || node.type.name === OPAQUE.inline)
    return node.attrs.json as Json;
  if (node.isText) return saveText(node);
  const content = node.children.map((child) => saveNode(child, originals));
  return {
    ...saveShell(node.type.name, node.attrs, defaultsOf(node.type.spec.attrs)),
    ...(content.length > 0 && { content }),
  };
}

function saveText(node: Node): JsonObject {
  const marks = node.marks.map(saveMark);
  return { type: 'text', text: node.text ?? '', ...(marks.length > 0 && { marks }) };
}

export function saveMark(mark: Mark): Json {
  if (mark.type.name === OPAQUE.mark) return mark.attrs.json as Json;
  return saveShell(mark.type.name, mark.attrs, defaultsOf(mark.type.spec.attrs));
}

type AttributeSpecs = { readonly [name: string]: { readonly default?: unknown } };

const defaultsOf = (specs: AttributeSpecs | undefined = {}): JsonObject =>
  Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, spec.default as Json]));

/** Attributes that are written even if they have the value that the editor would assume. */
const ALWAYS: Readonly<Record<string, readonly string[]>> = { heading: ['level'], link: ['href'] };

/** Type and attributes: those of the source, and those that were changed in the editor. */
function saveShell(type: string, attrs: Attrs, defaults: JsonObject): JsonObject {
  const source = sourceOf(type, attrs);
  const stored = isObject(source.attrs) ? source.attrs : {};
  const written = { ...stored, ...changedAttributes(type, attrs, { stored, defaults }) };
  const kept = Object.keys(written).length > 0 || isObject(source.attrs);
  const { attrs: _, ...rest } = source;
  if (!kept) return { ...rest, type };
  return 'attrs' in source ? { ...source, attrs: written } : { type, ...rest, attrs: written };
}

/** The stored shell of a node or mark, unless it was turned into another type. */
function sourceOf(type: string, { source }: Attrs): JsonObject {
  return isObject(source) && source.type === type ? source : { type };
}

function changedAttributes(
  type: string,
  attrs: Attrs,
  { stored, defaults }: { readonly stored: JsonObject; readonly defaults: JsonObject },
): JsonObject {
  const entries = Object.entries(attrs as JsonObject).filter(([name, value]) => {
    if (name === 'source') return false;
    if (Object.hasOwn(stored, name)) return !isEqual(stored[name], value);
    return ALWAYS[type]?.includes(name) || !isEqual(value, defaults[name]);
  });
  return Object.fromEntries(entries);
}
