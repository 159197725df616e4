import { connection } from './connection.ts';
import { prefetchPath } from './prefetch-path.ts';
import { createPrefetchQueue } from './prefetch-queue.ts';

/** A pointer that only crosses a link does not stay this long on it, in milliseconds. */
const INTENT_MS = 65;

/** Fetches the page of a link when a visitor points at it, touches it or reaches it by keyboard (§2.2). */
export function prefetchLinks(): void {
  const queue = createPrefetchQueue({ load, connection });
  let intent: ReturnType<typeof setTimeout>;
  const consider = ({ target }: Event) => {
    clearTimeout(intent);
    const path = prefetchPath((target as Element).closest('a'), location);
    if (path) intent = setTimeout(queue.add, INTENT_MS, path);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(type, consider, { passive: true });
}

/** A redirect, should one stand behind the path after all, is not followed. */
const load = (path: string) =>
  fetch(path, { priority: 'low', redirect: 'error' }).then((page) => page.text());
