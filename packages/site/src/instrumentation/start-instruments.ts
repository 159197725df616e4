import { createLog } from '../core/log.ts';
import { createReporter } from '../error-reports/create-reporter.ts';
import { reportErrorsTo } from '../error-reports/report.ts';
import { watchProcess } from '../error-reports/watch-process.ts';
import { processPages } from '../page-memory/process-pages.ts';
import { listStaticFiles } from '../static-files/list-static-files.ts';
import { receiveRequests } from './receive-requests.ts';

type Instruments = {
  readonly pagesAreRead: boolean;
  readonly sentryDsn: string | undefined;
};

/** Starts what watches over a serving process. */
export async function startInstruments({ pagesAreRead, sentryDsn }: Instruments): Promise<void> {
  reportErrors(sentryDsn);
  const { readErrorPages, staticFolders = [] } = processPages();
  const errorPages = pagesAreRead ? await readErrorPages?.() : undefined;
  const staticFiles = await listStaticFiles(pagesAreRead ? staticFolders : []);
  receiveRequests({ pagesAreRead, errorPages: errorPages ?? (() => undefined), staticFiles });
}

function reportErrors(dsn: string | undefined): void {
  const log = createLog(
    (line) => process.stderr.write(line),
    () => new Date(),
  );
  const loadClient = async (address: string) => {
    const { createSentryClient } = await import('../error-reports/sentry-client.ts');
    return createSentryClient(address);
  };
  reportErrorsTo(createReporter({ dsn, log, now: Date.now, loadClient }));
  watchProcess();
}
