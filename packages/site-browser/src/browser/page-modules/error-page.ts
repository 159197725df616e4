import { navigationWarning } from '../../core/navigation-warning.ts';

/** Maximum length of the displayed path, which anyone can make up. */
const MAX_PATH_LENGTH = 120;

/**
 * Shows the missing path on a not-found page (§8), as text and still percent-encoded, so that a
 * crafted link cannot put readable text on the page.
 *
 * @throws NavigationWarning if a page of this site linked here, so that it is reported (§4.4)
 */
export function attach(screen: HTMLElement): void {
  const pathElement = screen.querySelector('[data-error-path]');
  if (pathElement) pathElement.textContent = shorten(location.pathname);
  const [entry] = performance.getEntriesByType('navigation');
  const warning = navigationWarning({
    status: screen.dataset.errorStatus ?? '',
    type: (entry as PerformanceNavigationTiming | undefined)?.type,
    from: document.referrer,
    to: location.href,
  });
  if (warning) throw warning;
}

const shorten = (path: string) =>
  path.length > MAX_PATH_LENGTH ? `${path.slice(0, MAX_PATH_LENGTH)}…` : path;
