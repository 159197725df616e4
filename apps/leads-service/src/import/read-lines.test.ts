import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLines } from './read-lines.ts';

async function* inChunks(bytes: Buffer, size: number) {
  for (let start = 0; start < bytes.length; start += size)
    yield bytes.subarray(start, start + size);
}

async function linesOf(bytes: Buffer, size: number) {
  const lines: string[] = [];
  for await (const line of readLines(inChunks(bytes, size))) lines.push(line);
  return lines;
}

test('finds the same lines in chunks of any size', async () => {
  const line = fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\n', ' '));
  await fc.assert(
    fc.asyncProperty(fc.array(line), fc.integer({ min: 1, max: 20 }), async (lines, size) => {
      const text = lines.map((each) => `${each}\n`).join('');
      expect(await linesOf(Buffer.from(text), size)).toEqual(lines);
    }),
  );
});

test('reads a last line without an end, and rejects an endless one', async () => {
  const lines = (text: string) => linesOf(Buffer.from(text), 65_536);
  expect(await lines('{}\nlast')).toEqual(['{}', 'last']);
  await expect(lines('x'.repeat(17 * 1024 * 1024))).rejects.toThrow(/exceeds \d+ bytes/);
});
