import { text } from 'node:stream/consumers';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { createPreviewAccess } from './preview-access.ts';
import { readPreviewCookie, withoutOurCookies } from './preview-cookie.ts';
import { previewHtml, previewPolicy } from './preview-html.ts';
import type { PreviewSite } from './preview-site.ts';
import { refuse } from './refusal-page.ts';
import { isShown } from './shown-paths.ts';

type Headers = Record<string, string | string[] | undefined>;

type Proxied = {
  readonly site: PreviewSite;
  readonly access: ReturnType<typeof createPreviewAccess>;
  readonly editorUrl: string;
};

/** Headers of the instance that a preview does not pass on. */
const dropped = [
  ...['set-cookie', 'x-frame-options', 'strict-transport-security', 'reporting-endpoints'],
  ...['etag', 'last-modified', 'cross-origin-resource-policy', 'speculation-rules', 'link'],
  ...['cache-control', 'x-robots-tag', 'referrer-policy'],
];

/** Forwards every request of those who may see the preview to the instance. */
export async function proxyInstance(
  app: FastifyInstance,
  { site, access, editorUrl }: Proxied,
): Promise<void> {
  await app.register(httpProxy, {
    upstream: site.instance,
    preHandler: async (request, reply) => {
      const token = readPreviewCookie(site, request.headers.cookie);
      const known = await access.read(site.websiteId, token);
      if (!known) return refuse(reply, 'signedOut', editorUrl);
      return isShown(known, request.url) ? undefined : refuse(reply, 'otherLocale', editorUrl);
    },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) =>
        requestHeaders(request as FastifyRequest, headers as Headers),
      rewriteHeaders: (headers) => responseHeaders(headers as Headers, editorUrl),
      onResponse: (request, reply, response) =>
        void answer(request as FastifyRequest, reply as FastifyReply, {
          stream: response.stream,
          editorUrl,
        }),
      onError: (reply) => void refuse(reply as FastifyReply, 'away', editorUrl),
    },
  });
}

/** The instance answers in whole and uncompressed, and learns nothing of the editor. */
function requestHeaders({ headers: { host = '' }, ip, protocol }: FastifyRequest, given: Headers) {
  const { cookie, 'if-none-match': _, 'if-modified-since': __, ...headers } = given;
  const own = withoutOurCookies(cookie?.toString());
  return {
    ...headers,
    ...(own && { cookie: own }),
    'accept-encoding': 'identity',
    'x-forwarded-for': ip,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol,
  };
}

const isHtml = (type: unknown) => String(type).startsWith('text/html');

function responseHeaders(given: Headers, editorUrl: string): Headers {
  const headers = Object.fromEntries(
    Object.entries(given).filter(([name]) => !dropped.includes(name)),
  );
  if (isHtml(given['content-type'])) delete headers['content-length'];
  const policy = given['content-security-policy']?.toString();
  headers['content-security-policy'] = previewPolicy(policy, editorUrl);
  // The forms of the editor show pictures of the site.
  if (String(given['content-type']).startsWith('image/'))
    headers['cross-origin-resource-policy'] = 'cross-origin';
  // Files whose names are hashes of what is in them; by the browser of somebody signed in alone.
  if (String(given['cache-control']).includes('immutable'))
    headers['cache-control'] = 'private, max-age=86400, immutable';
  return headers;
}

type Answered = { readonly stream: NodeJS.ReadableStream; readonly editorUrl: string };

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { stream, editorUrl }: Answered,
) {
  const isPage = isHtml(reply.getHeader('content-type')) && request.method !== 'HEAD';
  if (!isPage) return reply.send(stream);
  try {
    return reply.send(previewHtml(await text(stream), editorUrl));
  } catch {
    return refuse(reply, 'away', editorUrl);
  }
}
