import { createVisibilityTimer } from '../../core/views/visibility-timer.ts';
import { isHalfVisible } from './is-half-visible.ts';

/** Milliseconds between two samples. */
const INTERVAL = 200;

/**
 * Calls `onView` once for each element, when half of it, or as much as half of the window, was visible
 * for one continuous second in a visible tab.
 */
export function watchViews<T extends Element>(
  elements: readonly T[],
  onView: (element: T) => void,
): void {
  const visibility = createVisibilityTimer<T>();
  const inWindow = new Set<T>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inWindow.add(target as T);
      else inWindow.delete(target as T);
      visibility.sample(target as T, false, 0);
    }
    sampleAll();
  });

  function sampleAll(): void {
    clearTimeout(timer);
    if (document.hidden) return;
    for (const element of inWindow)
      if (visibility.sample(element, isHalfVisible(element), performance.now())) {
        inWindow.delete(element);
        observer.unobserve(element);
        onView(element);
      }
    if (inWindow.size > 0) timer = setTimeout(sampleAll, INTERVAL);
  }

  addEventListener('visibilitychange', () => {
    visibility.restart();
    sampleAll();
  });
  for (const element of elements) observer.observe(element);
}
