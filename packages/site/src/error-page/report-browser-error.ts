/**
 * Dispatches an error that crashed a hydrated page as uncaught, so that the browser entry reports
 * it (§8): Next only logs errors caught by an app's error page. Errors with a digest come from the
 * server, which already reported them.
 */
export function reportBrowserError(error: unknown): void {
  const digest = typeof error === 'object' && error !== null && Reflect.get(error, 'digest');
  if (!digest) globalThis.reportError?.(error);
}
