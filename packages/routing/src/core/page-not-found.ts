import { PageNotFoundError } from '../model/errors.ts';

/** Creates the non-fatal error of a path without a route, 'Page not found' (§2.2, §8). */
export function pageNotFound(path: string): PageNotFoundError {
  return new PageNotFoundError('Page not found', { path, fatal: false });
}

/**
 * Creates the fatal error of a page that failed validation, 'Page Not Found: {path}' (§2.1, §8).
 */
export function pageValidationFailed(path: string): PageNotFoundError {
  return new PageNotFoundError(`Page Not Found: ${path}`, { path, fatal: true });
}
