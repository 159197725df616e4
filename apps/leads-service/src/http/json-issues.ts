import type { Issue } from './problem-error.ts';

/** The maximum nesting; the deepest body of the specification has five levels. */
const maxDepth = 16;
const maxIssues = 20;

/** Keys that could reach a prototype if an object is merged carelessly. */
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

interface Node {
  readonly value: unknown;
  readonly path: string;
  readonly depth: number;
}

/**
 * Unsafe values in parsed JSON, whatever its schema: prototype keys, deep nesting, and text that
 * PostgreSQL cannot store (NUL, lone surrogates). Iterative, without recursion.
 */
export function jsonIssues(root: unknown): Issue[] {
  const issues: Issue[] = [];
  const nodes: Node[] = [{ value: root, path: '', depth: 0 }];
  for (let node = nodes.pop(); node && issues.length < maxIssues; node = nodes.pop()) {
    const { value, depth } = node;
    const path = node.path.slice(0, 200);
    if (typeof value === 'string') issues.push(...textIssues(value, path));
    else if (typeof value !== 'object' || value === null) continue;
    else if (depth >= maxDepth) return [{ path, message: `nests deeper than ${maxDepth} levels` }];
    else {
      for (const [key, child] of Object.entries(value)) {
        const at = path ? `${path}.${key}` : key;
        if (forbiddenKeys.has(key) && !Array.isArray(value)) {
          issues.push({ path: at, message: 'is a forbidden key' });
        }
        nodes.push({ value: child, path: at, depth: depth + 1 });
      }
    }
  }
  return issues;
}

function textIssues(text: string, path: string): Issue[] {
  if (text.includes('\0')) return [{ path, message: 'contains the character NUL' }];
  if (!text.isWellFormed()) return [{ path, message: 'contains a lone surrogate' }];
  return [];
}
