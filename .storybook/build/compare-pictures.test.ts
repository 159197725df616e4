import sharp from 'sharp';
import { expect, test } from 'vitest';
import { comparePictures } from './compare-pictures.ts';

const sheet = (height: number, background: string) =>
  sharp({ create: { width: 20, height, channels: 3, background } }).png();
const plain = await sheet(10, '#eee').toBuffer();

test('a picture is the same as itself, and as one whose edges were smoothed otherwise', async () => {
  expect((await comparePictures(plain, plain)).changed).toBe(0);
  expect((await comparePictures(plain, await sheet(10, '#e9e9e9').toBuffer())).changed).toBe(0);
});

test('each pixel that differs counts, and is marked', async () => {
  const dot = await sharp({ create: { width: 2, height: 3, channels: 3, background: '#00f' } })
    .png()
    .toBuffer();
  const after = await sharp(plain)
    .composite([{ input: dot, left: 4, top: 5 }])
    .png()
    .toBuffer();
  const { changed, difference } = await comparePictures(plain, after);
  expect(changed).toBe(6);
  const marked = await sharp(difference).raw().toBuffer();
  const pixel = (x: number, y: number) => [
    ...marked.subarray((y * 20 + x) * 3, (y * 20 + x) * 3 + 3),
  ];
  expect(pixel(4, 5)).toEqual([220, 0, 0]);
  expect(pixel(0, 0)).not.toEqual([220, 0, 0]);
});

test('what only one of them has is different', async () => {
  const longer = await sheet(15, '#eee').toBuffer();
  for (const [one, two] of [
    [plain, longer],
    [longer, plain],
  ] as const)
    expect((await comparePictures(one, two)).changed).toBe(20 * 5);
});
