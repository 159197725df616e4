import {
  BrowserClient,
  defaultStackParser,
  type ErrorEvent,
  makeFetchTransport,
  Scope,
} from '@sentry/browser';
import { isReported } from '../core/is-reported.ts';
import { scrubReport } from '../core/scrub-report.ts';

/** Limit per page, for pages that throw in a loop. */
const MAX_REPORTS = 10;

let reports = 0;
let scope: Scope | undefined;

/**
 * Sends an error to Sentry with its stack and the page's URL but nothing that identifies the
 * visitor (§8). Errors whose status marks them as expected are skipped.
 *
 * @param dsn where to send; nothing is sent if it is invalid
 */
export function sendReport(dsn: string, error: unknown): void {
  if (!isReported(error) || ++reports > MAX_REPORTS) return;
  scope ??= openScope(dsn);
  scope.captureException(error, { captureContext: { level: levelOf(error) } });
}

/** An error's `level` may mark it as a warning. */
const levelOf = (error: unknown) =>
  Object(error).level === 'warning' ? ('warning' as const) : ('error' as const);

/** A client without integrations: no listeners, breadcrumbs or patches of the SDK. */
function openScope(dsn: string): Scope {
  const opened = new Scope();
  const client = new BrowserClient({
    dsn,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [],
    sendClientReports: false,
    // The scrubbed report only has fields of an event.
    beforeSend: (event) =>
      scrubReport({ ...event, request: { url: location.href } }) as unknown as ErrorEvent,
  });
  opened.setClient(client);
  client.init();
  return opened;
}
