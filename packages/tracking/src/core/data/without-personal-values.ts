import { fieldRows } from './collect-state.ts';

/** By any of its names, since links are written by people. */
const personalNames = new Set(
  fieldRows.flatMap(([field, { cookie, aliases, isPersonal }]) =>
    isPersonal ? [field, cookie, ...aliases] : [],
  ),
);

/**
 * A query without what tells who the visitor is; every other parameter stays as it is written, in
 * its place.
 *
 * @param query with its `?`, or empty
 * @returns the same text when it holds nothing personal; empty when it holds nothing else
 */
export function withoutPersonalValues(query: string): string {
  const parts = query.slice(1).split('&');
  const kept = parts.filter((part) => {
    const [name = ''] = new URLSearchParams(part).keys();
    return !personalNames.has(name);
  });
  if (kept.length === parts.length) return query;
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}
