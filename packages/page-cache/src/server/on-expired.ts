import { type Expired, serverState } from './server-state.ts';

/**
 * Calls the listener after tags have expired, in this process or in another one that shares its
 * pages, with the public paths of the pages known to have one of them: a cache in front of the site
 * can drop these. A listener that throws stops nobody.
 *
 * @returns what ends it
 */
export function onExpired(listener: (expired: Expired) => void): () => void {
  const { expiredListeners } = serverState();
  expiredListeners.add(listener);
  return () => expiredListeners.delete(listener);
}

/** Tells the listeners which pages have expired. */
export function reportExpired(tags: readonly string[]): void {
  const { expiredListeners, knownPaths } = serverState();
  if (tags.length === 0 || expiredListeners.size === 0) return;
  const expired = { tags, paths: knownPaths.take(tags) };
  for (const listener of expiredListeners)
    try {
      listener(expired);
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    }
}
