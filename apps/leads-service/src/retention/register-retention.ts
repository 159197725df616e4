import type { FastifyInstance } from 'fastify';
import type { Keyring } from '../applications/encryption/keyring.ts';
import type { Database } from '../database/database.ts';
import type { RetentionOutcome } from './retention-messages.ts';
import type { RetentionPeriods } from './retention-periods.ts';
import { runRetention } from './run-retention.ts';

const HOUR = 3_600_000;
const PAUSE = 6 * HOUR;

interface RetentionServices {
  readonly database: Database;
  readonly settings: { readonly retention: RetentionPeriods };
  readonly keyring: Keyring;
  /** Called after each run. */
  readonly onRetention?: ((outcome: RetentionOutcome) => void) | undefined;
}

/**
 * Makes partitions and deletes expired records when the app listens and every six hours; failures are
 * retried then. Of several services on one server one does it at a time.
 */
export function registerRetention(
  app: FastifyInstance,
  { database, settings, keyring, onRetention }: RetentionServices,
): void {
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const stop = new AbortController();

  async function run() {
    try {
      const outcome = await runRetention({
        ...{ database, keyring, periods: settings.retention, isConfirmed: false },
        ...{ now: new Date(), signal: stop.signal },
      });
      if (!outcome.isDone) return;
      logOutcome(app, outcome);
      onRetention?.(outcome);
    } catch (error) {
      app.log.error({ err: error }, 'Deleting expired records failed');
    }
  }

  const schedule = () => {
    running = running.then(run);
  };

  app.addHook('onListen', async () => {
    schedule();
    timer = setInterval(schedule, PAUSE).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    stop.abort();
    await running;
  });
}

function logOutcome({ log }: FastifyInstance, { deleted, sealed, notes }: RetentionOutcome) {
  if (sealed > 0) log.info({ rows: sealed }, 'Messages and leads of an earlier version encrypted');
  if (Object.values(deleted).some((count) => count > 0))
    log.info({ deleted }, 'Expired records deleted');
  if (notes.length > 0) log.warn({ notes }, 'Expired records are kept, or remains of deleted ones');
}
