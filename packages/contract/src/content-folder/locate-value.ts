import { type AnyNode, parse, type ValueNode } from '@humanwhocodes/momoa';
import type { TextPosition } from './parse-json-file.ts';

/** Finds the start of the value at a path, or of its name if it has one; undefined if it is unknown. */
export type LocateValue = (path: readonly PropertyKey[]) => TextPosition | undefined;

/**
 * Locates values of a valid JSON text. For a missing path, such as that of a required field, it
 * returns the position of the last existing part.
 */
export function createValueLocator(json: string): LocateValue {
  let root: ValueNode | undefined;
  return (path) => {
    try {
      root ??= parse(json).body;
      return positionOf(root, path);
    } catch {
      // The parser is recursive: a file nested too deeply for it has issues, but no positions.
      return undefined;
    }
  };
}

function positionOf(root: ValueNode, path: readonly PropertyKey[]): TextPosition {
  let node = root;
  let { line, column } = node.loc.start;
  for (const key of path) {
    const next = childOf(node, String(key));
    if (!next) break;
    ({ line, column } = next.place.loc.start);
    node = next.value;
  }
  return { line, column };
}

function childOf(node: ValueNode, key: string): { place: AnyNode; value: ValueNode } | undefined {
  if (node.type === 'Array') {
    const element = node.elements[Number(key)];
    return element && { place: element, value: element.value };
  }
  if (node.type !== 'Object') return undefined;
  // The last of equal names counts, as for JSON.parse.
  const member = node.members.findLast(({ name }) => 'value' in name && name.value === key);
  return member && { place: member, value: member.value };
}
