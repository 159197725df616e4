import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { type ContentVersions, createContentVersions } from './content/content-versions.ts';
import type { Database } from './database/database.ts';
import type { Settings } from './env.ts';

/** What every plugin of the service is given. */
export interface AppServices {
  readonly database: Database;
  readonly settings: Settings;
  /** Which websites exist, and which version of its content each shows. */
  readonly contentVersions: ContentVersions;
}

export interface AppOptions {
  readonly database: Database;
  readonly settings: Settings;
}

/** Builds the service without listening, so that tests can `inject` requests. */
export async function buildApp({ database, settings }: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({ logger: { level: settings.logLevel } });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const services: AppServices = {
    database,
    settings,
    contentVersions: createContentVersions(database),
  };
  await app.ready();
  return app;
}
