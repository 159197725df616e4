import { listStaticFiles, serverState } from '@plaza/page-cache/server';
import { createReporter } from '../error-reports/create-reporter.ts';
import { processLog } from '../error-reports/process-log.ts';
import { reportErrorsTo } from '../error-reports/report.ts';
import { watchProcess } from '../error-reports/watch-process.ts';
import { receiveRequests } from './receive-requests.ts';

type Instruments = {
  readonly pagesAreRead: boolean;
  readonly sentryDsn: string | undefined;
};

/** Starts what watches over a serving process. */
export async function startInstruments({ pagesAreRead, sentryDsn }: Instruments): Promise<void> {
  reportErrors(sentryDsn);
  const { readErrorPages, createRouter, staticFolders } = pagesAreRead ? serverState() : {};
  const errorPages = (await readErrorPages?.()) ?? (() => undefined);
  const staticFiles = await listStaticFiles(staticFolders ?? []);
  receiveRequests({ pagesAreRead, errorPages, staticFiles, router: await createRouter?.() });
}

function reportErrors(dsn: string | undefined): void {
  const log = processLog();
  const loadClient = async (address: string) => {
    const { createSentryClient } = await import('../error-reports/sentry-client.ts');
    return createSentryClient(address);
  };
  reportErrorsTo(createReporter({ dsn, log, now: Date.now, loadClient }));
  watchProcess();
}
