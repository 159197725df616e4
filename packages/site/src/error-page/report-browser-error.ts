/**
 * Hands an error that ended a hydrated page to the browser entry as one that nobody caught (§8):
 * Next only logs what an error page of an app's own has caught. An error with a digest comes from
 * the server, which has reported it.
 */
export function reportBrowserError(error: unknown): void {
  const digest = typeof error === 'object' && error !== null && Reflect.get(error, 'digest');
  if (!digest) globalThis.reportError?.(error);
}
