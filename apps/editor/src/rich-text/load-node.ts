import { Fragment, type Mark, type Node, type NodeType, type Schema } from '@tiptap/pm/model';
import { TableMap } from '@tiptap/pm/tables';
import { isEqual, isList, isObject, type Json, type JsonObject, valueAt } from '../json/json.ts';
import type { Originals } from './originals.ts';
import { saveMark, saveNode } from './save-node.ts';
import { EDITED_MARKS, EDITED_NODES, OPAQUE } from './schema-extensions.ts';

type Place = {
  readonly schema: Schema;
  readonly originals: Originals;
  /** Whether the node is among text. */
  readonly inline: boolean;
};

/** The node of a document itself: what may only be within another, such as a row, is opaque. */
export function loadBlock(json: JsonObject, schema: Schema, originals: Originals): Node {
  const place = { schema, originals, inline: false };
  const node = loadNode(json, place);
  if (schema.topNodeType.contentMatch.matchType(node.type)) return node;
  const kept = opaque(json, place);
  originals.set(kept, json);
  return kept;
}

/**
 * The ProseMirror node of a stored node. What the editor does not know, or what its schema does not
 * allow, is one opaque node that carries the JSON.
 */
function loadNode(json: JsonObject, place: Place): Node {
  const node = loadText(json, place) ?? loadEdited(json, place) ?? opaque(json, place);
  place.originals.set(node, json);
  return node;
}

function opaque(json: JsonObject, { schema, inline }: Place): Node {
  const type = schema.nodes[inline ? OPAQUE.inline : OPAQUE.block] as NodeType;
  return type.create({ json });
}

function loadText(json: JsonObject, { schema, inline }: Place): Node | undefined {
  if (!inline || json.type !== 'text' || typeof json.text !== 'string' || json.text === '')
    return undefined;
  const known = Object.keys(json).every((name) => ['type', 'text', 'marks'].includes(name));
  const marks = loadMarks(json.marks, schema);
  return known && marks ? schema.text(json.text, marks) : undefined;
}

/** Marks in the order of the schema; undefined if they are no list of marks. */
function loadMarks(json: Json | undefined, schema: Schema): readonly Mark[] | undefined {
  if (json === undefined) return [];
  if (!isList(json) || !json.every((mark) => typeof valueAt(mark, ['type']) === 'string'))
    return undefined;
  return (json as readonly JsonObject[]).reduce<readonly Mark[]>(
    (marks, mark) => loadMark(mark, schema).addToSet(marks),
    [],
  );
}

function loadMark(json: JsonObject, schema: Schema): Mark {
  const name = String(json.type);
  const type = schema.marks[name];
  const attrs = json.attrs;
  if (type && EDITED_MARKS.some((edited) => edited === name) && (!attrs || isObject(attrs))) {
    const plain = type.create({ ...picked(attrs, type.spec.attrs) });
    return isEqual(saveMark(plain), json) ? plain : type.create({ ...plain.attrs, source: json });
  }
  const mark = schema.marks[OPAQUE.mark];
  if (!mark) throw new Error('The schema has no opaque mark');
  return mark.create({ json });
}

/** The attributes that a type of the editor has, as they are stored. */
function picked(attrs: Json | undefined, known: object | null | undefined) {
  if (!isObject(attrs)) return {};
  const names = Object.keys(known ?? {}).filter((name) => name !== 'source');
  return Object.fromEntries(Object.entries(attrs).filter(([name]) => names.includes(name)));
}

function loadEdited(json: JsonObject, place: Place): Node | undefined {
  const { schema, originals } = place;
  const type = schema.nodes[String(json.type)];
  if (!type || !EDITED_NODES.some((name) => name === json.type)) return undefined;
  if (type.isInline !== place.inline || !isShaped(json)) return undefined;
  const inline = type.inlineContent;
  const content = ((json.content ?? []) as readonly JsonObject[]).map((child) =>
    loadNode(child, { schema, originals, inline }),
  );
  const fragment = Fragment.from(content);
  const node = createNode(type, json, fragment);
  return node && isRegular(node) ? node : undefined;
}

/** Whether content and marks are lists, and attributes an object, where there are any. */
const isShaped = ({ content = [], attrs = {}, marks = [] }: JsonObject): boolean =>
  isObject(attrs) &&
  isList(marks) &&
  marks.length === 0 &&
  isList(content) &&
  content.every((child) => typeof valueAt(child, ['type']) === 'string');

function createNode(type: NodeType, json: JsonObject, content: Fragment): Node | undefined {
  if (!type.validContent(content)) return undefined;
  try {
    const plain = type.create(picked(json.attrs, type.spec.attrs), content);
    plain.check();
    const { content: _, ...shell } = json;
    const { content: __, ...written } = saveNode(plain, new WeakMap()) as JsonObject;
    return isEqual(written, shell)
      ? plain
      : type.create({ ...plain.attrs, source: shell }, content);
  } catch {
    // An attribute that the schema does not accept.
    return undefined;
  }
}

/** ProseMirror repairs tables whose rows differ in length, so such a table is kept as it is. */
const isRegular = (node: Node): boolean =>
  node.type.name !== 'table' || TableMap.get(node).problems === null;
