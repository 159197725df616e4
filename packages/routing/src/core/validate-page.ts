import type { PageMatch, RoutedSite } from '../model/route.ts';
import { pageValidationFailed } from './page-not-found.ts';

/**
 * Runs the middleware of a page in order until one rejects it (§2.1).
 *
 * @throws {PageNotFoundError} fatal, 'Page Not Found: {path}', if one returns false (§8)
 */
export async function validatePage(site: RoutedSite, page: PageMatch): Promise<void> {
  for (const name of page.route.middleware) {
    const middleware = site.middleware.get(name);
    if (!middleware) throw new Error(`Unknown route middleware: '${name}'`);
    if (!(await middleware(page))) throw pageValidationFailed(page.path);
  }
}
