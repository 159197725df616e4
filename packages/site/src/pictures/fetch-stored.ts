import { PICTURE_PATH, type PictureAddress, pictureId } from '@plaza/contract';
import { type FolderPicture, readPictureFile, readPictures } from '@plaza/contract/content-folder';
import { preparePicture } from '@plaza/pictures';
import { memoize } from '../core/memoize.ts';

/** A stored picture has at most about a megabyte. */
const mostBytes = 16_000_000;
const timeoutMs = 5000;

export type StoredPictureOptions = {
  /** The API base of the website (`apiBase`). */
  readonly baseUrl: string;
  /** The app's own content, for pictures that the service does not answer for. */
  readonly contentFolder: string;
  readonly fetch: typeof fetch;
};

/**
 * Reads stored pictures: from the service, or else from the app's own content, as pages do.
 *
 * @throws {Error} if the service fails and the app does not have the picture
 */
export function createFetchStored({ baseUrl, contentFolder, fetch }: StoredPictureOptions) {
  const ownPictures = memoize(() => readPictures(contentFolder));

  async function fromService(picture: PictureAddress): Promise<Uint8Array | undefined> {
    const url = `${baseUrl}${PICTURE_PATH.replace('{id}', pictureId(picture))}`;
    const response = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 404) return void (await response.body?.cancel());
    const length = Number(response.headers.get('content-length') ?? 0);
    if (!response.ok || length > mostBytes) {
      await response.body?.cancel();
      throw new Error(`${url} answered ${response.status} with ${length} bytes`);
    }
    return new Uint8Array(await response.arrayBuffer());
  }

  async function fromContent(picture: PictureAddress): Promise<Uint8Array | undefined> {
    const own = await findOwn(picture);
    if (!own) return undefined;
    const file = await readPictureFile(contentFolder, own.file);
    return (await preparePicture(own.file, file)).bytes;
  }

  async function findOwn(picture: PictureAddress): Promise<FolderPicture | undefined> {
    const { pictures } = await ownPictures();
    return [...pictures.values()].find((own) => pictureId(own) === pictureId(picture));
  }

  return async (picture: PictureAddress): Promise<Uint8Array | undefined> => {
    try {
      return (await fromService(picture)) ?? (await fromContent(picture));
    } catch (error) {
      const own = await fromContent(picture);
      if (own) return own;
      throw error;
    }
  };
}
