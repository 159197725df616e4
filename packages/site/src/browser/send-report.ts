import {
  BrowserClient,
  defaultStackParser,
  type ErrorEvent,
  makeFetchTransport,
  Scope,
} from '@sentry/browser';
import { isReported } from '../core/is-reported.ts';
import { scrubReport } from '../core/scrub-report.ts';

/** A page in a loop of errors says all that it has to say in its first ones. */
const MAX_REPORTS = 10;

let reports = 0;
let scope: Scope | undefined;

/**
 * Sends an error in Sentry's protocol, with its stack and the page's address, and nothing that
 * tells who the visitor is, unless its status says that it is none (§8).
 *
 * @param dsn address of the service; a wrong one sends nothing
 */
export function sendReport(dsn: string, error: unknown): void {
  if (!isReported(error) || ++reports > MAX_REPORTS) return;
  scope ??= openScope(dsn);
  scope.captureException(error, { captureContext: { level: levelOf(error) } });
}

/** An error says by `level` that it is a warning. */
const levelOf = (error: unknown) =>
  Object(error).level === 'warning' ? ('warning' as const) : ('error' as const);

/** A client of our own with no integration: none of the SDK's listeners, breadcrumbs or patches. */
function openScope(dsn: string): Scope {
  const opened = new Scope();
  const client = new BrowserClient({
    dsn,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [],
    sendClientReports: false,
    beforeSend: (event) =>
      scrubReport({ ...event, request: { url: location.href } }) as unknown as ErrorEvent,
  });
  opened.setClient(client);
  client.init();
  return opened;
}
