import type { Enhancement } from './enhancements.ts';
import { loadChunk } from './load-chunk.ts';
import { report } from './report.ts';

/**
 * Loads and attaches the enhancements this page needs. One that fails is reported and affects
 * neither the others nor the page (§8).
 */
export function attachEnhancements(enhancements: readonly Enhancement[]): void {
  for (const [selector, load, when] of enhancements) {
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
      // Entries may be batched, and the first may be outdated.
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: '100%' },
  );
  observer.observe(element);
}
