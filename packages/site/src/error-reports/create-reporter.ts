import { createTokenBucket } from '@plaza/flow-server/requests';
import { isReported } from '@plaza/site-browser';
import type { Log } from '../core/log.ts';
import { memoize } from '../core/memoize.ts';
import { parseDsn } from '../core/parse-dsn.ts';
import type { Report } from './report.ts';

/** Reports per minute; more reports of an error on every page add nothing. */
const reportsPerMinute = 30;

type Port = {
  readonly dsn: string | undefined;
  readonly log: Log;
  readonly now: () => number;
  /** Loads the SDK, on the first error only. */
  readonly loadClient: (dsn: string) => Promise<Report>;
};

/**
 * Reports the errors of a site that are worth it (`isReported`), up to a limit per minute. Without
 * a DSN nothing is reported; an invalid DSN is logged.
 */
export function createReporter({ dsn, log, now, loadClient }: Port): Report {
  if (!dsn) return () => {};
  const parsed = parseDsn(dsn);
  if (parsed.kind === 'invalid') {
    log({ level: 'warn', event: 'errors-not-reported', reason: parsed.reason });
    return () => {};
  }
  const bucket = createTokenBucket(reportsPerMinute);
  const client = memoize(() => loadClient(parsed.dsn));
  return (error, facts) => {
    if (!isReported(error) || !bucket.take(now())) return;
    client()
      .then((report) => report(error, facts))
      .catch((cause) => log({ level: 'warn', event: 'error-not-reported', error: cause }));
  };
}
