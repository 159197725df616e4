import httpProxy from '@fastify/http-proxy';
import staticFiles from '@fastify/static';
import { logOutput } from '@plaza/contract/process';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { endConnections } from './end-connections.ts';
import type { Settings } from './env.ts';
import { hasDots } from './has-dots.ts';
import { securityHeaders } from './security-headers.ts';

/** Bytes of a forwarded request: a text of two million characters as JSON. */
const bodyLimit = 16_777_216;

/** What is forwarded to the service; its other routes are not reachable here. */
const forwarded = ['/editor', '/website/:websiteId/editor'] as const;

export type EditorSettings = Pick<Settings, 'serviceUrl' | 'previewOrigins' | 'webFolder'>;

/** Builds the server of the editor without listening, so that tests can `inject` requests. */
export async function buildApp(settings: EditorSettings): Promise<FastifyInstance> {
  const app = Fastify({ bodyLimit, logger: { level: 'warn', stream: logOutput(1) } });
  endConnections(app);
  const headers = securityHeaders(settings.previewOrigins);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  app.get('/livez', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  for (const prefix of forwarded) await forward(app, { prefix, upstream: settings.serviceUrl });
  await serveFiles(app, settings.webFolder);
  await app.ready();
  return app;
}

async function forward(
  app: FastifyInstance,
  { prefix, upstream }: { readonly prefix: string; readonly upstream: string },
) {
  await app.register(httpProxy, {
    upstream,
    prefix,
    rewritePrefix: prefix,
    preHandler: async (request, reply) => {
      // The service's address is made by `URL`, which would leave the prefix.
      if (hasDots(request.url)) return reply.code(404).send({ error: 'No such address' });
      return undefined;
    },
    replyOptions: {
      rewriteRequestHeaders: (request, own) => ({
        ...own,
        'x-forwarded-for': (request as FastifyRequest).ip,
        'x-forwarded-host': request.headers.host ?? '',
        'x-forwarded-proto': (request as FastifyRequest).protocol,
      }),
      onError: (reply) =>
        reply
          .code(503)
          .type('application/problem+json')
          .send(
            JSON.stringify({
              type: 'about:blank',
              title: 'The service does not answer',
              status: 503,
              detail: 'Nothing was stored. Try again in a moment.',
            }),
          ),
    },
  });
}

/** Files with a hash in their name are cached for ever; every other address is the app's page. */
async function serveFiles(app: FastifyInstance, root: string) {
  await app.register(staticFiles, {
    root,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = /[\\/]assets[\\/]/.test(path);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(?:assets|website|editor)\//.test(request.url);
    return isPage
      ? reply.sendFile('index.html')
      : reply.code(404).send({ error: 'There is nothing at this address' });
  });
}
