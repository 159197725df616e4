/** Found at the start, because the error page of a hydrated page leaves nothing of its head. */
const addressed = document.querySelector<HTMLElement>('[data-sentry-dsn]');

/**
 * Sends an error to the error-reporting service (§8).
 * Without an address in the page nothing is loaded; with one, the first error loads the reporter.
 */
export function report(error: unknown): void {
  const dsn = addressed?.dataset.sentryDsn;
  if (!dsn || !error) return;
  import('./send-report.ts').then(
    ({ sendReport }) => sendReport(dsn, error),
    () => undefined,
  );
}

/** Handles what nobody caught (§8). Foreign scripts hide their errors, which come without one. */
export function catchErrors(handle: (error: unknown) => void): void {
  addEventListener('error', ({ error }) => handle(error));
  addEventListener('unhandledrejection', ({ reason }) => handle(reason));
}
