/**
 * Bounds of a rich-text document: nodes inside nodes (`depth`, the document itself is 0), JSON
 * values inside JSON values (`levels`), objects and arrays in all, characters in all.
 */
export const DOCUMENT_LIMITS = {
  depth: 100,
  levels: 500,
  values: 100_000,
  characters: 1_000_000,
} as const;

export interface DocumentIssue {
  readonly path: PropertyKey[];
  readonly message: string;
}

interface Visit {
  readonly value: unknown;
  readonly trail: Trail | undefined;
  readonly depth: number;
  readonly level: number;
  readonly isNode: boolean;
}

interface Seen {
  values: number;
  characters: number;
}

/** A path as a linked list, so that walking a wide document does not copy an array per node. */
interface Trail {
  readonly key: PropertyKey;
  readonly parent: Trail | undefined;
}

/**
 * The first issue of a JSON value as a rich-text document, if any. Walks with its own stack, so
 * that no nesting can overflow the call stack (§5).
 */
export function documentIssues(document: unknown): DocumentIssue[] {
  const stack: Visit[] = [{ value: document, trail: undefined, depth: 0, level: 0, isNode: true }];
  const seen: Seen = { values: 0, characters: 0 };
  for (let visit = stack.pop(); visit; visit = stack.pop()) {
    const message = issueOf(visit, seen);
    if (message) return [{ path: pathOf(visit.trail), message }];
    for (const child of childrenOf(visit)) stack.push(child);
  }
  return [];
}

function issueOf({ value, depth, level, isNode }: Visit, seen: Seen): string | undefined {
  if (typeof value === 'string') seen.characters += value.length;
  if (seen.characters > DOCUMENT_LIMITS.characters) return 'Document is too long';
  if (isNode && !hasType(value)) return 'Invalid content';
  if (typeof value !== 'object' || value === null) return undefined;
  seen.values += 1;
  if (seen.values > DOCUMENT_LIMITS.values) return 'Document has too many nodes';
  if (depth > DOCUMENT_LIMITS.depth || level > DOCUMENT_LIMITS.levels) {
    return 'Document is nested too deeply';
  }
  return Object.hasOwn(value, '__proto__') ? 'Key __proto__ is not allowed' : undefined;
}

function hasType(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'type')) return false;
  const { type } = value as { type: unknown };
  return typeof type === 'string' && type.length > 0 && type.length <= 64;
}

/** Members of `content` and `marks` are nodes and need a type; everything else is data. */
function* childrenOf({ value, trail, depth, level }: Visit): Generator<Visit> {
  if (typeof value !== 'object' || value === null) return;
  const membersAreNodes = Array.isArray(value) && isNodeList(trail);
  for (const key of Object.keys(value)) {
    yield {
      value: (value as Record<string, unknown>)[key],
      trail: { key: Array.isArray(value) ? Number(key) : key, parent: trail },
      depth: membersAreNodes ? depth + 1 : depth,
      level: level + 1,
      isNode: membersAreNodes,
    };
  }
}

function isNodeList(trail: Trail | undefined): boolean {
  return trail?.key === 'content' || trail?.key === 'marks';
}

function pathOf(trail: Trail | undefined): PropertyKey[] {
  const path: PropertyKey[] = [];
  for (let step = trail; step; step = step.parent) path.push(step.key);
  return path.reverse();
}
