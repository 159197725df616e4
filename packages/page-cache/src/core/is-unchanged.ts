import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request already holds what it asks for, so that 304 answers it (RFC 9110 §13.1.2).
 * As Next has it, a request that wants no copy of any cache gets the whole answer.
 *
 * @param etag of the present answer, as its header says it
 */
export function isUnchanged(headers: IncomingHttpHeaders, etag: string): boolean {
  const known = headers['if-none-match'];
  // Next knows no date of a page, so a condition on the date is never met.
  if (!known || headers['if-modified-since']) return false;
  if (/(?:^|,)\s*no-cache\s*(?:,|$)/.test(headers['cache-control'] ?? '')) return false;
  if (known === '*') return true;
  return known.split(',').some((candidate) => opaque(candidate.trim()) === opaque(etag));
}

const opaque = (etag: string) => etag.replace(/^W\//, '');
