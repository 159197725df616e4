import { type AnyNode, parse, type ValueNode } from '@humanwhocodes/momoa';

/** The line, from 1, on which a path stands; undefined when lines cannot be told. */
export type LineFinder = (path: readonly PropertyKey[]) => number | undefined;

/**
 * Finds the lines of a JSON text that parses. A path that the text does not hold stands where the
 * last part of it that is there does, as with a field that is missing.
 */
export function createLineFinder(json: string): LineFinder {
  let root: ValueNode | undefined;
  return (path) => {
    try {
      root ??= parse(json).body;
      return lineOf(root, path);
    } catch {
      // The parser is recursive: a file nested too deeply for it has faults, but no lines.
      return undefined;
    }
  };
}

function lineOf(root: ValueNode, path: readonly PropertyKey[]): number {
  let node = root;
  let line = node.loc.start.line;
  for (const key of path) {
    const next = childOf(node, String(key));
    if (!next) break;
    line = next.place.loc.start.line;
    node = next.value;
  }
  return line;
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
