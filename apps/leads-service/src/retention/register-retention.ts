import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { deleteExpired } from './delete-expired.ts';
import type { RetentionPeriods } from './retention-periods.ts';

const HOUR = 3_600_000;
const PAUSE = 6 * HOUR;

/** Deletes what is too old when the app listens, and every six hours; a failure is tried again then. */
export function registerRetention(
  app: FastifyInstance,
  { batches }: Database,
  periods: RetentionPeriods,
): void {
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const stop = new AbortController();

  async function run() {
    try {
      const deleted = await deleteExpired(batches, {
        periods,
        now: new Date(),
        signal: stop.signal,
      });
      const isNews = Object.values(deleted).some((count) => count > 0);
      if (isNews) app.log.info({ deleted }, 'Records past their time were deleted');
    } catch (error) {
      app.log.error({ err: error }, 'Records past their time were not deleted');
    }
  }

  const next = () => {
    running = running.then(run);
  };

  app.addHook('onListen', async () => {
    next();
    timer = setInterval(next, PAUSE).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    stop.abort();
    await running;
  });
}
