import { readFile } from 'node:fs/promises';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { ContentCoding } from '../core/choose-encoding.ts';
import { compressedEnding, type StaticType } from '../model/static-types.ts';

type StaticCopy = { readonly headers: OutgoingHttpHeaders; readonly body: Buffer };

/** A file in every coding, with the headers of its answer. */
export type StaticCopies = Readonly<Record<ContentCoding, StaticCopy>>;

/**
 * Headers of every static file. Those that only matter for documents are left out, because each
 * answer repeats them; there is no validator, because the name of a file depends on its content.
 */
const staticHeaders: OutgoingHttpHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * Reads a file, with the brotli that the build has put beside a text; a build that has not
 * (`page-cache compress`) is answered in gzip.
 *
 * @throws Error when it cannot be read
 */
export async function staticCopies(
  file: string,
  { contentType, isText }: StaticType,
): Promise<StaticCopies> {
  const body = await readFile(file);
  const copy = (bytes: Buffer, coding?: ContentCoding): StaticCopy => ({
    headers: {
      'content-type': contentType,
      ...staticHeaders,
      ...(isText && { vary: 'accept-encoding' }),
      ...(coding && { 'content-encoding': coding }),
      'content-length': bytes.byteLength,
    },
    body: bytes,
  });
  const identity = copy(body);
  if (!isText) return { identity, br: identity, gzip: identity };
  const zipped = copy(await promisify(gzip)(body, { level: 9 }), 'gzip');
  const brotli = await readFile(`${file}${compressedEnding}`).catch(() => undefined);
  return { identity, br: brotli ? copy(brotli, 'br') : zipped, gzip: zipped };
}
