import type { Behaviour } from './behaviours.ts';
import { loadChunk } from './load-chunk.ts';
import { report } from './report.ts';

/** Loads and attaches the behaviours that this page needs. One that fails is reported, and leaves the others and the page alone (§8). */
export function attachBehaviours(behaviours: readonly Behaviour[]): void {
  for (const [selector, load, when] of behaviours) {
    const found = document.querySelector(selector);
    const start = () =>
      loadChunk(load)
        .then((chunk) => chunk?.attach(document))
        .catch(report);
    if (found && when) whenNear(found, start);
    else if (found) start();
  }
}

function whenNear(element: Element, start: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      // Several looks may come at once, the first of them from before.
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: '100%' },
  );
  observer.observe(element);
}
