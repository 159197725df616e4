/**
 * The entry's script element, found at startup, because the error page of a hydrated page replaces
 * the head.
 */
const entry = document.querySelector<HTMLElement>('[data-sentry-dsn],[data-developing]');

/**
 * Reports an error to the error-reporting service and, in development, logs it to the console (§8).
 * The reporter is loaded with the first error, and only if the page has a DSN.
 */
export function report(error: unknown): void {
  const { sentryDsn: dsn, developing } = entry?.dataset ?? {};
  // biome-ignore lint/suspicious/noConsole: only in development
  if (developing && error) console.error(error);
  if (!dsn || !error) return;
  import('./send-report.ts').then(
    ({ sendReport }) => sendReport(dsn, error),
    () => undefined,
  );
}

/**
 * Handles uncaught errors and rejections (§8). Cross-origin scripts hide theirs, so these events
 * have no error.
 */
export function catchErrors(handle: (error: unknown) => void): void {
  addEventListener('error', ({ error }) => handle(error));
  addEventListener('unhandledrejection', ({ reason }) => handle(reason));
}
