import { createReporter } from '../error-reports/create-reporter.ts';
import { processLog } from '../error-reports/process-log.ts';
import { reportErrorsTo } from '../error-reports/report.ts';
import { watchProcess } from '../error-reports/watch-process.ts';

/** Reports the errors of this process to the DSN, if set. */
export function reportProcessErrors(dsn: string | undefined): void {
  const log = processLog();
  const loadClient = async (address: string) => {
    const { createSentryClient } = await import('../error-reports/sentry-client.ts');
    return createSentryClient(address);
  };
  reportErrorsTo(createReporter({ dsn, log, now: Date.now, loadClient }));
  watchProcess();
}
