/** The entry's own element, found at the start, because the error page of a hydrated page leaves nothing of its head. */
const entry = document.querySelector<HTMLElement>('[data-sentry-dsn],[data-developing]');

/**
 * Sends an error to the error-reporting service, and in development writes it on the console (§8).
 * Without an address in the page nothing is loaded; with one, the first error loads the reporter.
 */
export function report(error: unknown): void {
  const { sentryDsn: dsn, developing } = entry?.dataset ?? {};
  // biome-ignore lint/suspicious/noConsole: in development alone
  if (developing && error) console.error(error);
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
