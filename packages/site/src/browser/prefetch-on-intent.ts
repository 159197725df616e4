import { connection } from './connection.ts';
import { loadChunk } from './load-chunk.ts';
import { mayPrefetch } from './prefetch-queue.ts';

/**
 * Has the page of a link fetched before it is followed (§2.2). A browser that knows speculation
 * rules does so by the rules in the page, and keeps what it fetched at hand; any other by a chunk.
 * Neither does on a connection where §2.2 forbids it.
 */
export async function prefetchOnIntent(): Promise<void> {
  const hasRules = HTMLScriptElement.supports?.('speculationrules');
  const isAllowed = mayPrefetch(connection());
  if (hasRules && !isAllowed) document.querySelector('[type=speculationrules]')?.remove();
  if (!hasRules && isAllowed)
    (await loadChunk(() => import('./prefetch-links.ts')))?.prefetchLinks();
}
