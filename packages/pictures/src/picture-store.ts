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
  /** Of pictures that are drawn. */
  readonly queue?: QueueLimits;
}

/** Two at once, so that pages keep a core; each takes up to a second. */
const drawingLimits = { running: 2, waiting: 256 } as const;

/** A new site has none, and a page shows twenty; each takes a few milliseconds. */
const fetchingLimits = { running: 8, waiting: 1024 } as const;

/** Pictures in the sizes and formats of pages, each drawn once and kept on disk. */
export interface PictureStore {
  /**
   * A drawing as it is.
   *
   * @throws {QueueFullError} if too many others are being fetched
   */
  drawing(picture: PictureAddress): Promise<Uint8Array | undefined>;
  /**
   * @returns undefined if there is no such picture
   * @throws {QueueFullError} if too many others are being drawn
   */
  variant(picture: PictureAddress, variant: PictureVariant): Promise<Uint8Array | undefined>;
}

export function createPictureStore(options: PictureStoreOptions): PictureStore {
  const files = createFileCache(options.folder, options.maxBytes ?? 512_000_000);
  const fetching = createWorkQueue(fetchingLimits);
  const drawing = createWorkQueue(options.queue ?? drawingLimits);

  async function stored(picture: PictureAddress) {
    const name = `${pictureId(picture)}.stored`;
    return (await files.get(name)) ?? fetching(name, () => fetchAndKeep(picture, name));
  }

  async function fetchAndKeep(picture: PictureAddress, name: string) {
    const bytes = await options.fetchStored(picture);
    if (bytes) await files.set(name, bytes);
    return bytes;
  }

  async function draw(picture: PictureAddress, name: string, variant: PictureVariant) {
    const original = await stored(picture);
    if (!original) return undefined;
    const bytes = await renderVariant(original, variant);
    await files.set(name, bytes);
    return bytes;
  }

  return {
    drawing: stored,
    async variant(picture, variant) {
      const { width, quality, format } = variant;
      const name = `${pictureId(picture)}.${width}.${quality}.${format}`;
      const kept = await files.get(name);
      if (kept) return kept;
      // Those that wait for their turn hold no bytes, and none waits for a service in its turn.
      if (!(await stored(picture))) return undefined;
      return drawing(name, () => draw(picture, name, variant));
    },
  };
}
