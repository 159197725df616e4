import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeEntry, encodeEntry } from './entry-format.ts';

const entry = {
  value: {
    kind: 'APP_PAGE',
    html: '<h1>Préstamos</h1>'.repeat(50),
    rscData: Buffer.from('flight'),
    headers: { 'x-next-cache-tags': 'content,content:posts' },
    status: 200,
    postponed: undefined,
    segmentData: new Map([['/_tree', Buffer.from([0, 255, 1])]]),
  },
  cacheControl: { revalidate: 300, expire: 86_400 },
};

it('design §4 writes and reads an entry with its buffers and maps', async () => {
  const read = await decodeEntry(await encodeEntry(entry));
  expect(read).toEqual(entry);
  const { rscData, segmentData } = read.value as typeof entry.value;
  expect(Buffer.isBuffer(rscData)).toBe(true);
  expect(Buffer.isBuffer(segmentData.get('/_tree'))).toBe(true);
});

it('refuses bytes that are damaged anywhere, cut, or not its own', async () => {
  const bytes = await encodeEntry(entry);
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), async (at, by) => {
      const damaged = Buffer.from(bytes);
      damaged[at] = (damaged[at] ?? 0) ^ by;
      await expect(decodeEntry(damaged)).rejects.toThrow();
      await expect(decodeEntry(bytes.subarray(0, at))).rejects.toThrow();
    }),
    { numRuns: 200 },
  );
  await fc.assert(
    fc.asyncProperty(fc.uint8Array(), async (foreign) => {
      await expect(decodeEntry(foreign)).rejects.toThrow();
    }),
  );
});

it('rejects an entry that is neither a page nor a route', async () => {
  for (const value of [
    { kind: 'FETCH', data: {} },
    { kind: 'APP_PAGE', html: 1 },
  ])
    await expect(decodeEntry(await encodeEntry({ ...entry, value }))).rejects.toThrow(
      'not an entry of a page or a route',
    );
});
