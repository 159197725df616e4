import { PageNotFoundError } from '../model/errors.ts';

/** The error of a path without a route: non-fatal, 'Page not found' (§2.2, §8). */
export function pageNotFound(path: string): PageNotFoundError {
  return new PageNotFoundError('Page not found', { path, fatal: false });
}

/** The error of a page whose validation failed: fatal, 'Page Not Found: {path}' (§2.1, §8). */
export function pageValidationFailed(path: string): PageNotFoundError {
  return new PageNotFoundError(`Page Not Found: ${path}`, { path, fatal: true });
}
