import { isReported } from '../core/is-reported.ts';

/** A page in a loop of errors says all that it has to say in its first ones. */
const MAX_REPORTS = 10;

let reports = 0;

/** Found at the start, because the error page of a hydrated page leaves nothing of its head. */
const addressed = document.querySelector<HTMLElement>('[data-sentry-dsn]');

/**
 * Sends an error to the error-reporting service, unless its status says that it is none (§8).
 * Without an address in the page nothing is loaded; with one, the first error loads the reporter.
 */
export function report(error: unknown): void {
  const dsn = addressed?.dataset.sentryDsn;
  if (!dsn || !error || !isReported(error) || ++reports > MAX_REPORTS) return;
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
