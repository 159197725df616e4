import { scrollTarget } from './scroll-target.ts';

const INTERACTIONS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls smoothly to the hash target once everything that could shift it has loaded (§2.2).
 * Without a target, the browser's position stays (the top, or a text fragment). Does nothing if the
 * visitor has already interacted, or navigates back.
 */
export function scrollAfterLoad(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  if ((navigation as PerformanceNavigationTiming | undefined)?.type !== 'navigate') return;
  const controller = new AbortController();
  const options = { passive: true, signal: controller.signal };
  for (const type of INTERACTIONS) addEventListener(type, () => controller.abort(), options);
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
