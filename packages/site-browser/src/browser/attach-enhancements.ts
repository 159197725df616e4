import type { Enhancement } from './enhancements.ts';
import { loadChunk } from './load-chunk.ts';
import { report } from './report.ts';

type PageModule = { readonly attach: (element: HTMLElement) => void };

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

/**
 * Loads and attaches the modules that the page's own elements name, so that a page type with a
 * module costs other pages nothing.
 */
export function attachPageModules(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-module]'))
    loadChunk<PageModule>(() => import(element.dataset.module as string))
      .then((module) => module?.attach(element))
      .catch(report);
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
