import { logOutput } from '@plaza/contract/process';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Settings } from './env.ts';
import { registerForm } from './form-routes.tsx';

/** The maximum bytes of a posted form. */
const bodyLimit = 65_536;

/** Builds the sandbox without listening, so that tests can `inject` requests. */
export async function buildApp(settings: Settings): Promise<FastifyInstance> {
  const app = Fastify({ bodyLimit, logger: { level: 'warn', stream: logOutput(1) } });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.get('/livez', async () => ({ status: 'ok' }));
  registerForm(app, settings);
  await app.ready();
  return app;
}
