import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { brotliCompress, brotliDecompress, constants, crc32 } from 'node:zlib';

/** An entry of Next's page cache as instances share it. */
export type SharedEntry = {
  readonly value: object;
  readonly cacheControl: { readonly revalidate: number | false; readonly expire?: number };
};

/** Changes with whatever makes entries of before unreadable. */
const format = Buffer.from('plaza-page-1\n');
const checksumBytes = 4;

/** More than any page: what claims to unpack to more is refused. */
const mostBytes = 64_000_000;

/** Writes an entry as bytes, also its buffers and maps. */
export async function encodeEntry(entry: SharedEntry): Promise<Buffer> {
  const bytes = await promisify(brotliCompress)(serialize(entry), {
    // 248 kB of HTML and flight data: 26 kB in 8 ms, off the event loop; 9 gives 23 kB in 73 ms.
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  });
  const checksum = Buffer.alloc(checksumBytes);
  checksum.writeUInt32BE(crc32(bytes));
  return Buffer.concat([format, checksum, bytes]);
}

/** Reads an entry. @throws Error when the bytes are damaged, or not written by `encodeEntry` */
export async function decodeEntry(stored: Uint8Array): Promise<SharedEntry> {
  const bytes = Buffer.from(stored.buffer, stored.byteOffset, stored.byteLength);
  const head = format.length + checksumBytes;
  if (bytes.length < head || !bytes.subarray(0, format.length).equals(format))
    throw new Error('not an entry in this format');
  const packed = bytes.subarray(head);
  if (bytes.readUInt32BE(format.length) !== crc32(packed)) throw new Error('the checksum is wrong');
  const entry: unknown = deserialize(
    await promisify(brotliDecompress)(packed, { maxOutputLength: mostBytes }),
  );
  if (!isEntry(entry)) throw new Error('not an entry of a page or a route');
  return entry;
}

function isEntry(entry: unknown): entry is SharedEntry {
  const { value, cacheControl } = (entry ?? {}) as Partial<SharedEntry>;
  if (typeof cacheControl !== 'object' || typeof value !== 'object' || value === null) return false;
  const { kind, html, body } = value as Readonly<Record<string, unknown>>;
  return (
    (kind === 'APP_PAGE' && typeof html === 'string') ||
    (kind === 'APP_ROUTE' && Buffer.isBuffer(body))
  );
}
