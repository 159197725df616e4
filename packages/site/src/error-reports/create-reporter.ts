import { isReported } from '../core/is-reported.ts';
import type { Log } from '../core/log.ts';
import { memoize } from '../core/memoize.ts';
import { parseDsn } from '../core/parse-dsn.ts';
import { createTokenBucket } from '../core/rate-limiter.ts';
import type { Report } from './report.ts';

/** Reports a minute; a fault on every page says nothing more when it is said more often. */
const reportsPerMinute = 30;

type Port = {
  readonly dsn: string | undefined;
  readonly log: Log;
  readonly now: () => number;
  /** Loads the SDK, which no process needs that meets no error. */
  readonly loadClient: (dsn: string) => Promise<Report>;
};

/**
 * What reports the errors of a site: those worth a report, and no more of them than a minute holds.
 * Without an address nothing is reported; a wrong one is logged, and the site goes on without.
 */
export function createReporter({ dsn, log, now, loadClient }: Port): Report {
  if (!dsn) return () => {};
  const parsed = parseDsn(dsn);
  if (parsed.kind === 'wrong') {
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
