import type { Issue } from './problem-error.ts';

/** Levels of arrays and objects; the deepest body of the specification has five. */
const maxDepth = 16;
const maxIssues = 20;

/** Keys by which an object could reach a prototype if it is ever merged carelessly. */
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

interface Place {
  readonly value: unknown;
  readonly path: string;
  readonly depth: number;
}

/**
 * What is unsafe in a parsed JSON value, whatever its schema: keys that reach prototypes, nesting,
 * and text PostgreSQL has no way to store (NUL, half surrogate pairs). Walks without recursion.
 */
export function jsonIssues(root: unknown): Issue[] {
  const issues: Issue[] = [];
  const places: Place[] = [{ value: root, path: '', depth: 0 }];
  for (let place = places.pop(); place && issues.length < maxIssues; place = places.pop()) {
    const { value, depth } = place;
    const path = place.path.slice(0, 200);
    if (typeof value === 'string') issues.push(...textIssues(value, path));
    else if (typeof value !== 'object' || value === null) continue;
    else if (depth >= maxDepth) return [{ path, message: `nests deeper than ${maxDepth} levels` }];
    else {
      for (const [key, child] of Object.entries(value)) {
        const at = path ? `${path}.${key}` : key;
        if (forbiddenKeys.has(key) && !Array.isArray(value)) {
          issues.push({ path: at, message: 'is a forbidden key' });
        }
        places.push({ value: child, path: at, depth: depth + 1 });
      }
    }
  }
  return issues;
}

function textIssues(text: string, path: string): Issue[] {
  if (text.includes('\0')) return [{ path, message: 'contains the character NUL' }];
  if (!text.isWellFormed()) return [{ path, message: 'contains half a surrogate pair' }];
  return [];
}
