import { loadChunk } from './load-chunk.ts';
import { currentConnection, mayPrefetch } from './prefetch-queue.ts';

/**
 * Prefetches a link's page before it is followed (§2.2): by the page's speculation rules in
 * browsers that support them, otherwise by a chunk. Does nothing on connections that §2.2 excludes.
 */
export async function prefetchOnIntent(): Promise<void> {
  const hasRules = HTMLScriptElement.supports?.('speculationrules');
  const isAllowed = mayPrefetch(currentConnection());
  if (hasRules && !isAllowed) document.querySelector('[type=speculationrules]')?.remove();
  if (!hasRules && isAllowed)
    (await loadChunk(() => import('./prefetch-links.ts')))?.prefetchLinks();
}
