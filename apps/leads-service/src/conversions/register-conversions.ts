import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Settings } from '../env.ts';
import { countDays } from '../reports/count-days.ts';
import { registerConversionRoutes } from './conversion-routes.ts';
import { computeExpectedValues } from './expected-values.ts';
import { matchLate } from './match-conversion.ts';

/** Milliseconds between late matches. */
const MATCH_EVERY = 10_000;

/** Of so many runs one matches old conversions and computes the rest: every five minutes. */
const RUNS_TO_WHOLE = 30;

/**
 * The routes of partners, and what follows from clicks and conversions: late matches, expected values
 * and the cells of reports. Conversions of the last hour are matched every ten seconds, older ones
 * every five minutes.
 */
export async function registerConversions(
  app: FastifyInstance,
  services: { readonly database: Database; readonly settings: Settings },
): Promise<void> {
  await registerConversionRoutes(app, services);
  const { batches } = services.database;
  let runs = 0;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const run = async () => {
    try {
      const isWhole = runs++ % RUNS_TO_WHOLE === 0;
      await matchLate(batches, isWhole ? '30 days' : '1 hour');
      if (!isWhole) return;
      await computeExpectedValues(batches);
      await countDays(batches, new Date());
    } catch (error) {
      app.log.error({ err: error }, 'Conversions were not matched and counted');
    } finally {
      running = undefined;
    }
  };
  const schedule = () => {
    running ??= run();
  };
  app.addHook('onListen', async () => {
    schedule();
    timer = setInterval(schedule, MATCH_EVERY).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
