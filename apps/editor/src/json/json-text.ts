import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { diffJson, type JsonChange } from './diff-json.ts';
import type { Json, JsonPath } from './json.ts';

/**
 * The text of an entry after its value changed from one to another. Only the text of what changed is
 * written: formatting, key order, and the spelling of every other value stay byte-equal.
 *
 * @param text JSON whose value is `from`
 */
export const changeText = (text: string, from: Json, to: Json): string =>
  diffJson(from, to).reduce(applyChange, text);

function applyChange(text: string, change: JsonChange): string {
  const root = parseTree(text);
  if (!root) throw new Error('The entry is no JSON');
  if (change.kind === 'remove') return removeAt(text, nodeAt(root, change.path));
  if (change.kind === 'insert') return insertAt(text, root, change);
  const existing = findNodeAtLocation(root, [...change.path]);
  if (!existing) return addProperty(text, root, change);
  const indent = indentAt(text, existing.offset);
  return splice(text, [existing.offset, endOf(existing)], write(change.value, text, indent));
}

/** A node, or an error that names its path. */
function nodeAt(root: Node, path: JsonPath): Node {
  const node = path.length === 0 ? root : findNodeAtLocation(root, [...path]);
  if (!node) throw new Error(`The entry has nothing at ${path.join('.')}`);
  return node;
}

const endOf = (node: Node) => node.offset + node.length;

const splice = (text: string, [from, to]: readonly [number, number], inserted: string) =>
  text.slice(0, from) + inserted + text.slice(to);

/** The whitespace at the start of the line of an offset. */
function indentAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
}

/** The step of indentation of a text: that of its first indented line, two spaces without one. */
const stepOf = (text: string) => /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ';

const newlineOf = (text: string) => (text.includes('\r\n') ? '\r\n' : '\n');

/** JSON laid out as the text is: over lines if the text is. */
function write(value: Json, text: string, indent: string): string {
  if (!text.trim().includes('\n')) return JSON.stringify(value);
  return JSON.stringify(value, null, stepOf(text)).replaceAll('\n', newlineOf(text) + indent);
}

/** The list or object around a property or item, and the place of the node in it. */
function placeOf(node: Node): { parent: Node; child: Node; index: number } {
  const child = node.parent?.type === 'property' ? node.parent : node;
  const { parent } = child;
  if (!parent) throw new Error('The entry itself cannot be removed');
  return { parent, child, index: parent.children?.indexOf(child) ?? -1 };
}

function removeAt(text: string, node: Node): string {
  const { parent, child, index } = placeOf(node);
  const [previous, next] = [parent.children?.[index - 1], parent.children?.[index + 1]];
  if (previous) return splice(text, [endOf(previous), endOf(child)], '');
  if (next) return splice(text, [child.offset, next.offset], '');
  return splice(text, [parent.offset + 1, endOf(parent) - 1], '');
}

function insertAt(
  text: string,
  root: Node,
  { path, value }: Extract<JsonChange, { kind: 'insert' }>,
): string {
  const list = nodeAt(root, path.slice(0, -1));
  return insertChild(text, list, {
    index: Number(path.at(-1)),
    write: (indent) => write(value, text, indent),
  });
}

function addProperty(
  text: string,
  root: Node,
  { path, value }: Extract<JsonChange, { kind: 'set' }>,
): string {
  const object = nodeAt(root, path.slice(0, -1));
  return insertChild(text, object, {
    index: object.children?.length ?? 0,
    write: (indent) => `${JSON.stringify(path.at(-1))}: ${write(value, text, indent)}`,
  });
}

type Child = { readonly index: number; readonly write: (indent: string) => string };

/** Inserts a child as its neighbours are: on a line of its own if they have one. */
function insertChild(text: string, parent: Node, child: Child): string {
  const children = parent.children ?? [];
  const [previous, next] = [children[child.index - 1], children[child.index]];
  const neighbour = previous ?? next;
  if (!neighbour) return insertOnly(text, parent, child);
  const isOnOwnLine = /\n[ \t]*$/.test(text.slice(0, neighbour.offset));
  const indent = indentAt(text, neighbour.offset);
  const gap = isOnOwnLine ? newlineOf(text) + indent : ' ';
  const written = child.write(indent);
  return previous
    ? splice(text, [endOf(previous), endOf(previous)], `,${gap}${written}`)
    : splice(text, [neighbour.offset, neighbour.offset], `${written},${gap}`);
}

function insertOnly(text: string, parent: Node, child: Child): string {
  const outer = indentAt(text, parent.offset);
  const isOverLines = text.trim().includes('\n');
  const indent = isOverLines ? outer + stepOf(text) : outer;
  const newline = newlineOf(text);
  const written = child.write(indent);
  const inner = isOverLines ? `${newline}${indent}${written}${newline}${outer}` : written;
  return splice(text, [parent.offset + 1, endOf(parent) - 1], inner);
}
