import type { ProblemName } from '@plaza/flow-server/requests';
import { apiLimits, ownCalls } from '../model/api-limits.ts';

export type ApiTarget =
  | { readonly kind: 'target'; readonly path: string }
  | { readonly kind: 'refused'; readonly problem: ProblemName; readonly detail: string };

const refused = (problem: ProblemName, detail: string): ApiTarget => ({
  kind: 'refused',
  problem,
  detail,
});

/**
 * The service path for a request to the site's `/api/…`: `/website/{id}/api/…` (§7). Every segment
 * is decoded once, validated, and encoded again, so that it stays one path segment below the base
 * and cannot name another host or folder.
 *
 * @param path the raw path of the request, starting with `/api/`
 * @param query the raw query of the request, with its `?`, or empty
 */
export function apiTarget(path: string, query: string, websiteId: number): ApiTarget {
  if (!path.startsWith('/api/')) return refused('notFound', 'The path does not begin with /api/.');
  if (path.length > apiLimits.pathCharacters) return refused('uriTooLong', 'The path is too long.');
  if (query.length > apiLimits.queryCharacters)
    return refused('uriTooLong', 'The query is too long.');
  const segments = readSegments(path.slice('/api/'.length).replace(/\/$/, ''));
  if (!segments) return refused('badRequest', 'The path is malformed.');
  if (ownCalls.has(segments[0] ?? '')) return refused('notFound', 'There is no such call.');
  const encoded = segments.map(encodeURIComponent).join('/');
  return { kind: 'target', path: `/website/${websiteId}/api/${encoded}${encodeQuery(query)}` };
}

function encodeQuery(query: string): string {
  // Most calls have no query, and creating a URL costs as much as the rest of this function.
  if (query === '') return '';
  const url = new URL('http://site.invalid');
  url.search = query;
  return url.search;
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
  // A remaining `%` means double encoding, which no path of the API needs.
  return !/[/\\%\p{Cc}]/u.test(segment);
}
