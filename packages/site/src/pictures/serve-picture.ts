import type { IncomingMessage, ServerResponse } from 'node:http';
import { PICTURE_TYPES, PICTURES, pictureId } from '@plaza/contract';
import { barePolicy, securityHeaders } from '@plaza/page-cache/server';
import type { PictureStore } from '@plaza/pictures';
import { FORMATS } from '@plaza/pictures/sizes';
import { type PictureRequest, readPicturePath } from './picture-source.ts';

export type PictureServer = {
  readonly store: () => Promise<PictureStore>;
  readonly onFailure: (error: Error) => void;
};

/**
 * Whether a request is for a picture of content. Next's optimizer is closed, but would answer with
 * its page that is not found and status 200.
 */
export const isPictureRequest = ({ method, url = '' }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  (url.startsWith(`/${PICTURES}/`) || /^\/_next\/image(?![^/?])/.test(url));

/** What a drawing may do that is opened by itself: show its own styles. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Answers a request for a picture. Its address has the hash of its content, so that it is kept for
 * ever; an address that no page has, or with a query, is not found.
 */
export async function servePicture(
  request: IncomingMessage,
  response: ServerResponse,
  server: PictureServer,
): Promise<void> {
  const answer = await answerTo(request, server).catch((error: Error) => {
    server.onFailure(error);
    return failure(503);
  });
  if (response.destroyed || response.headersSent) return;
  const { status, headers, body } = answer;
  for (const { key, value } of securityHeaders) response.setHeader(key, value);
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
};

async function answerTo(
  { url = '', headers }: IncomingMessage,
  { store }: PictureServer,
): Promise<Answer> {
  const asked = readPicturePath(url);
  if (!asked) return failure(404);
  const etag = `"${tagOf(asked)}"`;
  if (headers['if-none-match'] === etag) return { status: 304, headers: headersOf(asked, etag) };
  const pictures = await store();
  const body = asked.variant
    ? await pictures.variant(asked.picture, asked.variant)
    : await pictures.drawing(asked.picture);
  if (!body) return failure(404);
  const length = { 'content-length': `${body.length}` };
  return { status: 200, headers: { ...headersOf(asked, etag), ...length }, body };
}

const tagOf = ({ picture, variant }: PictureRequest) =>
  [pictureId(picture), ...(variant ? [variant.width, variant.quality, variant.format] : [])].join(
    '.',
  );

const headersOf = ({ variant }: PictureRequest, etag: string) => ({
  'content-type': variant ? FORMATS[variant.format] : PICTURE_TYPES.svg,
  'content-security-policy': variant ? barePolicy : drawingPolicy,
  'cache-control': 'public, max-age=31536000, immutable',
  etag,
});

const failure = (status: 404 | 503): Answer => ({
  status,
  headers: {
    'cache-control': 'no-store',
    'content-security-policy': barePolicy,
    'content-length': '0',
    ...(status === 503 && { 'retry-after': '5' }),
  },
});
