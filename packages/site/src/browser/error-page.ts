import { navigationWarning } from '../core/navigation-warning.ts';

/** Characters of a path that are shown. Who made it up is no author of this page. */
const MAX_PATH_LENGTH = 120;

/**
 * Shows on a not-found page the path that was not found (§8), as text and as the address encodes it,
 * so that no words of a stranger stand on the page.
 *
 * @throws NavigationWarning where a page of this site led here, which is thereby reported (§4.4)
 */
export function attach(root: Document): void {
  const screen = root.querySelector<HTMLElement>('[data-error-status]');
  const { pathname } = root.location;
  const place = screen?.querySelector('[data-error-path]');
  if (place) place.textContent = shorten(pathname);
  const [entry] = performance.getEntriesByType('navigation');
  const warning = navigationWarning({
    status: screen?.dataset.errorStatus ?? '',
    type: (entry as PerformanceNavigationTiming | undefined)?.type,
    from: root.referrer,
    to: root.location.href,
  });
  if (warning) throw warning;
}

const shorten = (path: string) =>
  path.length > MAX_PATH_LENGTH ? `${path.slice(0, MAX_PATH_LENGTH)}…` : path;
