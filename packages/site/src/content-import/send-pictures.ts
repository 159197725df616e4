import { basename } from 'node:path';
import { apiBase } from '@plaza/content-client';
import { PICTURE_PATH, pictureId } from '@plaza/contract';
import { type FolderPicture, readPictureFile } from '@plaza/contract/content-folder';
import { pictureImportPath } from '@plaza/contract/content-import';
import { type ImportTarget, reasonOf } from './send-import.ts';

/** Decoding a large picture takes the service seconds, in milliseconds. */
const timeoutMs = 60_000;

export type PicturesToSend = {
  readonly folder: string;
  readonly websiteId: number;
  readonly pictures: readonly FolderPicture[];
};

/**
 * Sends the pictures to the service that it does not have yet, one after the other.
 *
 * @returns how many were sent
 * @throws {Error} naming the picture and why it was refused
 */
export async function sendPictures(
  target: ImportTarget,
  { folder, websiteId, pictures }: PicturesToSend,
): Promise<number> {
  const base = apiBase({ leadsServiceUrl: target.service, websiteId });
  let sent = 0;
  for (const picture of pictures) {
    const stored = `${base}${PICTURE_PATH.replace('{id}', pictureId(picture))}`;
    const known = await fetch(stored, { method: 'HEAD', signal: AbortSignal.timeout(timeoutMs) });
    if (known.ok) continue;
    await sendPicture(target, websiteId, { folder, file: picture.file });
    sent += 1;
  }
  return sent;
}

async function sendPicture(
  { service, token }: ImportTarget,
  websiteId: number,
  { folder, file }: { readonly folder: string; readonly file: string },
): Promise<void> {
  const path = pictureImportPath(websiteId, encodeURIComponent(basename(file)));
  const response = await fetch(`${service.replace(/\/+$/, '')}${path}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(await readPictureFile(folder, file)),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`content/${file}: ${reasonOf(response, text)}`);
}
