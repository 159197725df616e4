import { createVisibilityTimer } from '../../core/views/visibility-timer.ts';
import { isUncovered } from './is-uncovered.ts';

/** Milliseconds between two looks. */
const LOOK_EVERY = 200;

/**
 * Calls `onView` once for each of these elements, when half of it has been seen for one continuous
 * second in a visible tab.
 */
export function watchViews<T extends Element>(
  elements: readonly T[],
  onView: (element: T) => void,
): void {
  const clock = createVisibilityTimer<T>();
  const inWindow = new Set<T>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        if (intersectionRatio >= 0.5) inWindow.add(target as T);
        else inWindow.delete(target as T);
        clock.look(target as T, false, 0);
      }
      look();
    },
    { threshold: 0.5 },
  );

  function look(): void {
    clearTimeout(timer);
    if (document.hidden) return;
    for (const element of inWindow)
      if (clock.look(element, isUncovered(element), performance.now())) {
        inWindow.delete(element);
        observer.unobserve(element);
        onView(element);
      }
    if (inWindow.size > 0) timer = setTimeout(look, LOOK_EVERY);
  }

  addEventListener('visibilitychange', () => {
    clock.restart();
    look();
  });
  for (const element of elements) observer.observe(element);
}
