import { EnvironmentError, HealthAddressError, serveHealth } from '@plaza/contract/process';
import { buildApp } from './app.ts';
import { ApplicationsKeyError } from './applications/encryption/keyring.ts';
import { isDatabaseUnavailable } from './database/database-errors.ts';
import { DatabaseStartError, unusableDatabase } from './database/database-start-error.ts';
import { openDatabase } from './database/open-database.ts';
import { DataDirInUseError } from './embedded/data-dir-lock.ts';
import { readSettings } from './env.ts';
import { stopOnSignals } from './http/graceful-stop.ts';
import { listen, PortTakenError } from './http/listen.ts';

/** Errors with a message for the operator; others are printed with their stack. */
const operatorErrors = [
  ApplicationsKeyError,
  EnvironmentError,
  HealthAddressError,
  DataDirInUseError,
  DatabaseStartError,
  PortTakenError,
];

async function startServiceTraces(url: string) {
  const { startTraces } = await import('@plaza/metrics/traces');
  return startTraces({ url, service: 'leads-service', continues: true });
}

async function main() {
  const settings = readSettings();
  const database = await openDatabase(settings);
  try {
    // Nothing of it is loaded unless it is used.
    const metrics =
      settings.metrics && (await import('./metrics/service-metrics.ts')).createServiceMetrics();
    const traces = settings.tracesUrl ? await startServiceTraces(settings.tracesUrl) : undefined;
    const app = await buildApp({ database, settings, metrics, traces });
    if (settings.health) await serveHealth(settings.health);
    if (settings.metrics) await metrics?.serve(settings.metrics);
    const address = await listen(app, settings);
    stopOnSignals({ app, release: () => database.close() });
    app.log.info({ address, database: database.engine }, 'leads-service is ready');
  } catch (error) {
    // A database that cannot write often cannot be closed either.
    await database.close().catch(() => {});
    throw isDatabaseUnavailable(error) ? unusableDatabase(settings, error) : error;
  }
}

main().catch((error: Error) => {
  const isPlain =
    operatorErrors.some((kind) => error instanceof kind) || error.name === 'MetricsAddressError';
  process.stderr.write(`${isPlain ? error.message : error.stack}\n`);
  process.exitCode = 1;
});
