import { scrollTarget } from './scroll-target.ts';

const TAKEN_OVER = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Brings the view smoothly to the hash target once everything that could move it has loaded (§2.2).
 * Without a target the browser has begun at the top, or at the words that the address quotes. A
 * visitor who has taken over, or comes back to where the page was left, is not moved.
 */
export function scrollAfterLoad(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  if ((navigation as PerformanceNavigationTiming | undefined)?.type !== 'navigate') return;
  const controller = new AbortController();
  const options = { passive: true, signal: controller.signal };
  for (const type of TAKEN_OVER) addEventListener(type, () => controller.abort(), options);
  addEventListener('load', scroll, options);
}

function scroll(): void {
  const target = scrollTarget(location.hash, (id) => document.getElementById(id) !== null);
  if (target.to === 'top') return;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches
    ? 'auto'
    : target.behavior;
  document.getElementById(target.id)?.scrollIntoView({ behavior });
}
