import type { FastifyInstance } from 'fastify';
import type { Keyring } from '../applications/encryption/keyring.ts';
import { forgetUnusedKeys } from '../applications/encryption/open-keyring.ts';
import type { Database } from '../database/database.ts';
import { alone } from './alone.ts';
import { deleteExpired } from './delete-expired.ts';
import { makePartitions } from './partitions.ts';
import type { RetentionPeriods } from './retention-periods.ts';

const HOUR = 3_600_000;
const PAUSE = 6 * HOUR;

interface RetentionServices {
  readonly database: Database;
  readonly settings: { readonly retention: RetentionPeriods };
  readonly keyring: Keyring;
}

/**
 * Makes partitions and deletes expired records when the app listens and every six hours; failures are
 * retried then. Of several services on one server one does it at a time.
 */
export function registerRetention(
  app: FastifyInstance,
  { database, settings, keyring }: RetentionServices,
): void {
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const stop = new AbortController();

  async function maintain() {
    const now = new Date();
    await makePartitions(database, now);
    const deleted = await deleteExpired(database.batches, {
      ...{ periods: settings.retention, now, signal: stop.signal },
    });
    const hasDeleted = Object.values(deleted).some((count) => count > 0);
    await forgetUnusedKeys(database, keyring);
    if (hasDeleted) app.log.info({ deleted }, 'Expired records deleted');
  }

  async function run() {
    try {
      await alone(database, maintain);
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
