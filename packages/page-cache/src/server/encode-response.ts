import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ContentCoding } from '../core/choose-encoding.ts';
import { withoutDeferredData } from '../core/deferred-data.ts';

/** One answer, ready to be written, and the headers with which 304 repeats it. */
export type EncodedBody = {
  readonly etag: string;
  readonly headers: OutgoingHttpHeaders;
  readonly notModified: OutgoingHttpHeaders;
  readonly body: Buffer;
};

/** A page's answer in every coding. */
export type EncodedResponse = {
  readonly encodings: Readonly<Record<ContentCoding, EncodedBody>>;
  /** With its deferred data, for who asks for them; undefined if it has none. */
  readonly whole?: EncodedBody | undefined;
};

/** Headers of one connection, one moment or one coding, and those that Next's router alone reads. */
const passingHeaders = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'x-nextjs-prerender',
  'x-nextjs-stale-time',
]);

const compress = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        // 50 kB of HTML: 7.3 kB in 22 ms; 9 gives 7.9 kB in 11 ms, 11 gives 7.2 kB in 50 ms.
        [constants.BROTLI_PARAM_QUALITY]: 10,
      },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
};

/**
 * An answer of Next in every coding. A coding that makes it no smaller is left out.
 *
 * Brotli has an etag of its own: Next answers without it, and a cache in front that asks whether its
 * copy of that answer is current would keep it uncompressed (RFC 9110 §8.8.3.3).
 *
 * @param page as Next keeps it
 * @param headers as Next sent them
 */
export async function encodeResponse(
  page: string,
  { etag, ...sent }: OutgoingHttpHeaders & { readonly etag: string },
): Promise<EncodedResponse> {
  const html = withoutDeferredData(page);
  const lasting = Object.entries(sent).filter(([name]) => !passingHeaders.has(name));
  const body = Buffer.from(html);
  const encoded = (bytes: Buffer, own: string, added: OutgoingHttpHeaders = {}): EncodedBody => {
    const headers: OutgoingHttpHeaders = { ...Object.fromEntries(lasting), etag: own };
    const { 'content-type': _type, ...notModified } = headers;
    const all = { ...headers, ...added, 'content-length': bytes.byteLength };
    return { etag: own, headers: all, notModified, body: bytes };
  };
  // Anybody may ask for the whole page; a cache in front must not give it to everybody.
  const whole = () =>
    encoded(Buffer.from(page), etag.replace(/"$/, '-whole"'), { 'cache-control': 'no-store' });
  const identity = encoded(body, etag);
  const coded = (coding: ContentCoding, bytes: Buffer, own: string): EncodedBody =>
    bytes.byteLength >= body.byteLength
      ? identity
      : encoded(bytes, own, { 'content-encoding': coding });
  const [br, zipped] = await Promise.all([compress.br(body), compress.gzip(body)]);
  return {
    encodings: {
      identity,
      br: coded('br', br, etag.replace(/"$/, '-br"')),
      gzip: coded('gzip', zipped, etag),
    },
    ...(page !== html && { whole: whole() }),
  };
}

/** Bytes that a response takes in memory. */
export const sizeOfResponse = ({ encodings, whole }: EncodedResponse): number =>
  [...new Set([...Object.values(encodings), ...(whole ? [whole] : [])])].reduce(
    (sum, { body }) => sum + body.byteLength,
    0,
  );
