import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPictureStore } from './picture-store.ts';
import { photograph } from './pictures.test.support.ts';
import { type PreparedPicture, preparePicture } from './prepare-picture.ts';
import { VARIANT_BYTES } from './render-variant.ts';
import { QueueFullError } from './work-queue.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let folder = '';
let picture: PreparedPicture;
let fetches = 0;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plaza-pictures-'));
  picture ??= await preparePicture(
    'olivar.jpg',
    await photograph().jpeg({ quality: 95 }).toBuffer(),
  );
  fetches = 0;
});
afterEach(() => rm(folder, { recursive: true }));

const fetchStored = async () => {
  fetches += 1;
  return picture.bytes;
};
const webp = { width: 360, quality: 80, format: 'webp' } as const;

describe('§9 the pictures of a site', () => {
  test.each([
    ['avif', 672, 'heif'],
    ['avif', 1056, 'heif'],
    ['webp', 1344, 'webp'],
  ] as const)('%s, %i px: at most 30 kB', async (format, width, read) => {
    const store = createPictureStore({ folder, fetchStored });
    const bytes = await store.variant(picture.address, { width, quality: 80, format });
    const drawn = await sharp(bytes).metadata();
    expect([drawn.format, drawn.width]).toEqual([read, width]);
    expect(bytes?.length).toBeLessThanOrEqual(VARIANT_BYTES);
  });

  test('are fetched and drawn once, by everybody at once and by the next process', async () => {
    const store = createPictureStore({ folder, fetchStored });
    const drawn = await Promise.all(
      Array.from({ length: 20 }, () => store.variant(picture.address, webp)),
    );
    expect(new Set(drawn.map((each) => Buffer.from(each ?? []).toString('base64'))).size).toBe(1);
    const next = createPictureStore({
      folder,
      fetchStored: () => Promise.reject(new Error('The service is down')),
    });
    expect(await next.variant(picture.address, webp)).toEqual(drawn[0]);
    // In a size that nobody has seen, too.
    expect(await next.variant(picture.address, { ...webp, width: 128 })).toBeDefined();
    expect(fetches).toBe(1);
  });

  test('wait in a short queue', async () => {
    const store = createPictureStore({ folder, fetchStored, queue: { running: 1, waiting: 1 } });
    const asked = await Promise.allSettled(
      [32, 64, 128].map((width) => store.variant(picture.address, { ...webp, width })),
    );
    expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(asked[2]).toMatchObject({ reason: expect.any(QueueFullError) });
    expect(await store.variant(picture.address, { ...webp, width: 256 })).toBeDefined();
  });

  test('of a new site are all fetched, each once, however many pages ask for them', async () => {
    const asked: string[] = [];
    const store = createPictureStore({
      folder,
      async fetchStored({ hash }) {
        asked.push(hash);
        await pause(5);
        return Buffer.from('<svg/>');
      },
    });
    const logos = Array.from({ length: 300 }, (_, index) => ({
      ...picture.address,
      ...{ type: 'svg' as const, hash: index.toString(16).padStart(32, '0') },
    }));
    const answers = await Promise.all([...logos, ...logos].map((logo) => store.drawing(logo)));
    expect(answers.every((bytes) => bytes?.toString() === '<svg/>')).toBe(true);
    expect(asked.toSorted()).toEqual(logos.map(({ hash }) => hash));
  });

  test('are served as they are while others wait to be drawn', async () => {
    const store = createPictureStore({ folder, fetchStored, queue: { running: 1, waiting: 0 } });
    await store.drawing(picture.address);
    const done: string[] = [];
    const note = (name: string) => () => void done.push(name);
    await Promise.all([
      store.variant(picture.address, { ...webp, width: 672 }).then(note('drawn')),
      store.drawing(picture.address).then(note('as it is')),
    ]);
    expect(done).toEqual(['as it is', 'drawn']);
  });

  test('take no more than their share of the disk', async () => {
    const most = picture.bytes.length + 30_000;
    const store = createPictureStore({ folder, fetchStored, maxBytes: most });
    for (const width of [480, 360, 256, 128, 64])
      expect(await store.variant(picture.address, { ...webp, width })).toBeDefined();
    await vi.waitFor(async () => {
      const files = await Promise.all(
        (await readdir(folder)).map((name) => stat(join(folder, name))),
      );
      expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(most);
    });
  });

  test('that do not exist leave nothing behind', async () => {
    const store = createPictureStore({ folder, fetchStored: async () => undefined });
    expect(await store.variant(picture.address, webp)).toBeUndefined();
    expect(await readdir(folder)).toEqual([]);
  });

  test('are drawn although nothing can be kept', async () => {
    const store = createPictureStore({ folder: join(import.meta.filename, 'none'), fetchStored });
    expect(await store.variant(picture.address, webp)).toBeDefined();
  });
});
