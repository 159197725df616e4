import { prefetchPath } from './prefetch-path.ts';
import { createPrefetchQueue, currentConnection } from './prefetch-queue.ts';

/** Hovering shorter than this is a pointer passing over the link, in milliseconds. */
const INTENT_MS = 65;

/** Prefetches a link's page on hover, touch or keyboard focus (§2.2). */
export function prefetchLinks(): void {
  const queue = createPrefetchQueue({ load, connection: currentConnection });
  let intent: ReturnType<typeof setTimeout>;
  const onIntent = ({ target }: Event) => {
    clearTimeout(intent);
    const path = prefetchPath((target as Element).closest('a'), location);
    if (path) intent = setTimeout(queue.add, INTENT_MS, path);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(type, onIntent, { passive: true });
}

/** Redirects are not followed. */
const load = (path: string) =>
  fetch(path, { priority: 'low', redirect: 'error' }).then((page) => page.text());
