import { apiLimits } from '../model/api-limits.ts';
import type { ProblemName } from '../model/problem.ts';

export type ApiTarget =
  | { readonly kind: 'target'; readonly url: URL }
  | { readonly kind: 'refused'; readonly problem: ProblemName; readonly detail: string };

type Upstream = { readonly leadsServiceUrl: string; readonly websiteId: number };

const refused = (problem: ProblemName, detail: string): ApiTarget => ({
  kind: 'refused',
  problem,
  detail,
});

/**
 * Where a request to the site's `/api/…` goes: `{service}/website/{id}/api/…` (§7).
 *
 * Every segment is decoded once, judged, and encoded again, so that whatever stands in the path
 * stays one path segment below the base and can name no other host and no other folder.
 *
 * @param path the request's path as sent, still encoded, beginning with `/api/`
 * @param query the request's query as sent, with its `?`, or empty
 */
export function apiTarget(path: string, query: string, upstream: Upstream): ApiTarget {
  if (!path.startsWith('/api/')) return refused('notFound', 'The path does not begin with /api/.');
  if (path.length > apiLimits.pathCharacters) return refused('uriTooLong', 'The path is too long.');
  if (query.length > apiLimits.queryCharacters)
    return refused('uriTooLong', 'The query is too long.');
  const segments = readSegments(path.slice('/api/'.length).replace(/\/$/, ''));
  if (!segments) return refused('badRequest', 'The path is malformed.');
  const base = `${upstream.leadsServiceUrl}/website/${upstream.websiteId}/api/`;
  const url = new URL(base + segments.map(encodeURIComponent).join('/'));
  url.search = query;
  return { kind: 'target', url };
}

function readSegments(path: string): string[] | undefined {
  const segments: string[] = [];
  for (const raw of path.split('/')) {
    const segment = decode(raw);
    if (segment === undefined || !isPlain(segment)) return undefined;
    segments.push(segment);
  }
  return segments;
}

function decode(raw: string): string | undefined {
  try {
    return decodeURIComponent(raw);
  } catch {
    return undefined;
  }
}

function isPlain(segment: string): boolean {
  if (segment === '' || segment === '.' || segment === '..') return false;
  if (!segment.isWellFormed()) return false;
  // A second `%` survives only from double encoding, which no path of ours needs.
  return !/[/\\%\p{Cc}]/u.test(segment);
}
