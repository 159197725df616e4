/**
 * Seconds for which shared caches may keep an answer, `undefined` when they may not.
 *
 * @param header its `cache-control`
 */
export function sharedLife(header: unknown): number | undefined {
  if (typeof header !== 'string' || /private|no-store|no-cache/.test(header)) return undefined;
  const seconds = /(?:^|[\s,])s-maxage=(\d+)/.exec(header)?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}
