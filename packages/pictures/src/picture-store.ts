import { type PictureAddress, pictureId } from '@plaza/contract';
import { createFileCache } from './file-cache.ts';
import type { PictureVariant } from './picture-sizes.ts';
import { renderVariant } from './render-variant.ts';
import { createWorkQueue, type QueueLimits } from './work-queue.ts';

export interface PictureStoreOptions {
  /** Where pictures are kept. */
  readonly folder: string;
  /** Reads a stored picture. @returns undefined if there is none of this id */
  readonly fetchStored: (picture: PictureAddress) => Promise<Uint8Array | undefined>;
  /** Bytes on disk; default 512 MB. */
  readonly maxBytes?: number;
  readonly queue?: QueueLimits;
}

/** Two at once, so that pages keep a core; each takes up to a second. */
const defaultQueue = { running: 2, waiting: 64 } as const;

/** Pictures in the sizes and formats of pages, each drawn once and kept on disk. */
export interface PictureStore {
  /** A drawing as it is. */
  drawing(picture: PictureAddress): Promise<Uint8Array | undefined>;
  /**
   * @returns undefined if there is no such picture
   * @throws {QueueFullError} if too many others are being drawn
   */
  variant(picture: PictureAddress, variant: PictureVariant): Promise<Uint8Array | undefined>;
}

export function createPictureStore(options: PictureStoreOptions): PictureStore {
  const files = createFileCache(options.folder, options.maxBytes ?? 512_000_000);
  const enqueue = createWorkQueue(options.queue ?? defaultQueue);

  async function stored(picture: PictureAddress) {
    const name = `${pictureId(picture)}.stored`;
    const kept = await files.get(name);
    if (kept) return kept;
    const fetched = await options.fetchStored(picture);
    if (fetched) await files.set(name, fetched);
    return fetched;
  }

  async function draw(picture: PictureAddress, name: string, variant: PictureVariant) {
    const original = await stored(picture);
    if (!original) return undefined;
    const bytes = await renderVariant(original, variant);
    await files.set(name, bytes);
    return bytes;
  }

  return {
    drawing: (picture) => enqueue(pictureId(picture), () => stored(picture)),
    async variant(picture, variant) {
      const { width, quality, format } = variant;
      const name = `${pictureId(picture)}.${width}.${quality}.${format}`;
      return (await files.get(name)) ?? enqueue(name, () => draw(picture, name, variant));
    },
  };
}
