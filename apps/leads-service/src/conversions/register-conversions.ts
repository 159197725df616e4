import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Settings } from '../env.ts';
import { countDays } from '../reports/count-days.ts';
import { registerConversionRoutes } from './conversion-routes.ts';
import { computeExpectedValues } from './expected-values.ts';
import { matchLate } from './match-conversion.ts';

const MINUTE = 60_000;

/**
 * The routes of partners, and what follows from clicks and conversions: late matches, expected values
 * every minute, and the cells of reports every five.
 */
export async function registerConversions(
  app: FastifyInstance,
  services: { readonly database: Database; readonly settings: Settings },
): Promise<void> {
  await registerConversionRoutes(app, services);
  const { batches } = services.database;
  let runs = 0;
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const run = async () => {
    try {
      await matchLate(batches);
      if (runs++ % 5 > 0) return;
      await computeExpectedValues(batches);
      await countDays(batches, new Date());
    } catch (error) {
      app.log.error({ err: error }, 'Conversions were not matched and counted');
    }
  };
  const schedule = () => {
    running = running.then(run);
  };
  app.addHook('onListen', async () => {
    schedule();
    timer = setInterval(schedule, MINUTE).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
