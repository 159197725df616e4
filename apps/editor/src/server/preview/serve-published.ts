import type { FastifyInstance, FastifyReply } from 'fastify';
import { isOwnPath } from './own-path.ts';
import type { createPreviewAccess } from './preview-access.ts';
import { readPreviewCookie } from './preview-cookie.ts';
import { previewHtml, previewPolicy } from './preview-html.ts';
import type { PreviewSite } from './preview-site.ts';
import { refuse } from './refusal-page.ts';

const TIMEOUT = 10_000;

type Published = {
  readonly site: PreviewSite;
  readonly access: ReturnType<typeof createPreviewAccess>;
  readonly editorUrl: string;
};

/**
 * `/_preview/published?path=…`: a page of the public site, as a preview shows one, for those who may
 * see the preview. The public site itself forbids to be framed, and nothing of that changes. Its
 * styles and pictures come from the preview instance, which is the same build.
 */
export async function servePublished(
  app: FastifyInstance,
  { site, access, editorUrl }: Published,
): Promise<void> {
  app.get('/_preview/published', async (request, reply) => {
    const token = readPreviewCookie(site, request.headers.cookie);
    if (!(await access.read(site.websiteId, token))) return refuse(reply, 'signedOut', editorUrl);
    const { path } = request.query as Readonly<Record<string, unknown>>;
    if (!isOwnPath(path)) return refuse(reply, 'absent', editorUrl);
    if (site.site === undefined) return refuse(reply, 'unpublished', editorUrl);
    return answerPublished(
      reply,
      new URL(site.site + new URL(path, site.site).pathname),
      editorUrl,
    );
  });
}

async function answerPublished(reply: FastifyReply, url: URL, editorUrl: string) {
  const response = await fetch(url, {
    headers: { accept: 'text/html' },
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  const isPage = String(response.headers.get('content-type')).startsWith('text/html');
  if (!isPage || response.status !== 200) {
    await response.body?.cancel();
    return refuse(reply, response.status >= 500 ? 'siteAway' : 'absent', editorUrl);
  }
  const policy = response.headers.get('content-security-policy') ?? undefined;
  return reply
    .header('content-security-policy', previewPolicy(policy, editorUrl))
    .type('text/html; charset=utf-8')
    .send(previewHtml(await response.text(), editorUrl));
}
