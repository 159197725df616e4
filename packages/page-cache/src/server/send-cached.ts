import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { chooseEncoding } from '../core/choose-encoding.ts';
import { wholePageHeader } from '../core/deferred-data.ts';
import { isUnchanged } from '../core/is-unchanged.ts';
import { statusText } from '../core/status-text.ts';
import type { EncodedResponse } from './encode-response.ts';
import { leaveOutKeepAlive } from './leave-out-keep-alive.ts';

/** Status and headers that differ from the cached response. */
export type Variant = { readonly status: 200 | 404 | 410; readonly headers: OutgoingHttpHeaders };

/** Answers as Next would answer from its page cache: whole, for `HEAD`, or with 304. */
export function sendCached(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { cached, variant }: { readonly cached: EncodedResponse; readonly variant?: Variant | undefined },
): void {
  const { status = 200 } = variant ?? {};
  leaveOutKeepAlive(response);
  const coding = chooseEncoding(headers['accept-encoding']);
  const encoded = (headers[wholePageHeader] && cached.whole) || cached.encodings[coding];
  if (status === 200 && isUnchanged(headers, encoded.etag)) {
    const { notModified } = encoded;
    response.writeHead(304, variant ? { ...notModified, ...variant.headers } : notModified).end();
    return;
  }
  response.writeHead(
    status,
    statusText(status),
    variant ? { ...encoded.headers, ...variant.headers } : encoded.headers,
  );
  response.end(method === 'HEAD' ? undefined : encoded.body);
}
