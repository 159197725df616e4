import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { logOutput } from '@plaza/contract/process';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { endConnections } from '../end-connections.ts';
import type { Settings } from '../env.ts';
import { isOwnPath } from './own-path.ts';
import { createPreviewAccess } from './preview-access.ts';
import { previewCookie } from './preview-cookie.ts';
import { PREVIEW_SCRIPT } from './preview-html.ts';
import type { PreviewSite } from './preview-site.ts';
import { proxyInstance } from './proxy-instance.ts';
import { refuse } from './refusal-page.ts';
import { servePublished } from './serve-published.ts';

export type PreviewSettings = Pick<Settings, 'serviceUrl' | 'editorUrl' | 'webFolder'>;

/** The headers of every response: no search engine and no cache keeps anything of a preview. */
const always = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;

/**
 * Builds the server of one preview without listening: the site's instance, for those who are signed
 * in to the editor or have a valid link.
 */
export async function buildPreview(
  site: PreviewSite,
  settings: PreviewSettings,
): Promise<FastifyInstance> {
  const { editorUrl, webFolder } = settings;
  const app = Fastify({ logger: { level: 'warn', stream: logOutput(1) } });
  endConnections(app);
  const access = createPreviewAccess(settings);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(always);
  });
  app.setErrorHandler((error, request, reply) => {
    request.log.warn({ error }, 'A preview failed');
    return refuse(reply, 'away', editorUrl);
  });
  const script = readFile(join(webFolder, 'preview.js')).catch(() => undefined);
  app.get(PREVIEW_SCRIPT, async (_request, reply) => {
    const text = await script;
    return text
      ? reply.type('text/javascript; charset=utf-8').send(text)
      : reply.code(404).send({ error: 'The editor is not built' });
  });
  app.get('/_preview/enter', async (request, reply) => {
    const { ticket, path } = request.query as Readonly<Record<string, unknown>>;
    const opened = await access.open(site.websiteId, String(ticket));
    if (!opened) return refuse(reply, 'signedOut', editorUrl);
    return enter(reply, previewCookie(site, opened.token, opened.expiresAt), path);
  });
  // Where frames of several pages enter together: a page of nothing.
  app.get('/_preview/entered', async (_request, reply) => refuse(reply, 'entered', editorUrl));
  app.get('/_preview/link/:token', async (request, reply) => {
    const { token } = request.params as { readonly token: string };
    const opened = await access.read(site.websiteId, token);
    if (!opened) return refuse(reply, 'ended', editorUrl);
    return enter(reply, previewCookie(site, token, opened.expiresAt), opened.path);
  });
  await servePublished(app, { site, access, editorUrl });
  await proxyInstance(app, { site, access, editorUrl });
  await app.ready();
  return app;
}

/** Leads to a page of the preview, and nowhere else. */
function enter(reply: FastifyReply, cookie: string, path: unknown) {
  const location = isOwnPath(path) ? new URL(path, 'http://preview').pathname : '/';
  return reply.header('set-cookie', cookie).code(303).header('location', location).send();
}
