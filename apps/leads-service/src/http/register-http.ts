import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Settings } from '../env.ts';
import { registerBodyParser } from './body-parser.ts';
import { registerDrain } from './graceful-stop.ts';
import { registerHealth } from './health.ts';
import { registerLoadShedding } from './load-shedding.ts';
import { registerMissingRoutes } from './missing-routes.ts';
import { answerProblem } from './problem-answers.ts';
import { createRefusalLog, type RefusalLog } from './refusal-log.ts';
import { registerSecurityHeaders } from './security-headers.ts';
import type { WriteHealth } from './write-health.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly logRefusal: RefusalLog;
  }
}

interface HttpServices {
  readonly database: Database;
  readonly settings: Settings;
  readonly writeHealth: WriteHealth;
}

/**
 * Registers everything that applies to all routes; call it before registering them (design §3 "When
 * things fail").
 */
export async function registerHttp(
  app: FastifyInstance,
  { database, settings, writeHealth }: HttpServices,
): Promise<void> {
  app.decorate('logRefusal', createRefusalLog(app.log));
  app.setErrorHandler(answerProblem);
  registerBodyParser(app);
  registerSecurityHeaders(app);
  await registerLoadShedding(app, settings.maxEventLoopDelay);
  registerMissingRoutes(app);
  registerHealth(app, { orm: database.orm, writeHealth });
  registerDrain(app);
}
