import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { basename, join } from 'node:path';
import { PICTURE_LIMITS, PICTURES, pictureFields } from '@plaza/contract';
import { inspectContentFolder, inspectPicture } from '@plaza/contract/content-folder';
import { preparePicture } from '@plaza/pictures';
import type { CheckPort } from '@plaza/site-check';
import { isPublicAddress, lookupPublic } from './public-address.ts';

const timeoutMs = 20_000;

/** Reads the picture at an address. @throws {Error} saying why not */
export type Download = (address: string) => Promise<Buffer>;

/**
 * `plaza-site fetch-pictures`: copies every picture that content names at another host to
 * `content/images/`, and names the copy instead.
 *
 * @returns the exit code: 0, or 1 if a picture was refused
 */
export async function fetchPictures(
  { projectDir, write, print }: Pick<CheckPort, 'projectDir' | 'write' | 'print'>,
  download: Download = downloadPicture,
): Promise<number> {
  const folder = join(projectDir, 'content');
  const { entities } = await inspectContentFolder(folder, { isWebsiteRead: false });
  let refused = 0;
  for (const { file, value } of entities) {
    for (const address of foreignAddresses(value)) {
      try {
        const copy = await copyPicture(folder, address, await download(address));
        await replaceText(join(folder, file), address, copy);
        print(`content/${file}: ${address} is content${copy}\n`);
      } catch (error) {
        refused += 1;
        write(`content/${file}: ${address} ${(error as Error).message}\n`);
      }
    }
  }
  return refused > 0 ? 1 : 0;
}

const foreignAddresses = (value: unknown) =>
  new Set([...pictureFields(value)].map(({ src }) => src).filter((src) => /^https?:/.test(src)));

async function copyPicture(folder: string, address: string, bytes: Buffer): Promise<string> {
  const end = kindEnding(bytes);
  const named = basename(new URL(address).pathname).replace(/\.\w+$/, '') || 'picture';
  const { address: picture } = await preparePicture(`${named}.${end}`, bytes);
  // Two hosts may have a picture of the same name.
  const name = `${picture.hash.slice(0, 8)}-${picture.name}`;
  await mkdir(join(folder, PICTURES), { recursive: true });
  await writeFile(join(folder, PICTURES, name), bytes);
  return `/${PICTURES}/${name}`;
}

function kindEnding(bytes: Buffer): string {
  const endings = ['jpg', 'png', 'webp', 'avif', 'svg'];
  return endings.find((end) => !('refused' in inspectPicture(`a.${end}`, bytes))) ?? 'jpg';
}

/** The rest of the file stays as its editor wrote it. */
async function replaceText(file: string, address: string, copy: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replaceAll(JSON.stringify(address), JSON.stringify(copy)));
}

/** From a public host, over HTTPS, without following it elsewhere. */
export function downloadPicture(address: string): Promise<Buffer> {
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'https:') throw new Error('is not at an https:// address');
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isPublicAddress(host)) throw new Error('is not at a public host');
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const options = { lookup: lookupPublic, signal: AbortSignal.timeout(timeoutMs) };
  const asked = request(address, options, (response) => {
    const { statusCode = 0 } = response;
    if (statusCode !== 200) {
      response.destroy();
      const moved = statusCode > 300 && statusCode < 400 ? ': name the address it leads to' : '';
      reject(new Error(`answers ${statusCode}${moved}`));
      return;
    }
    const chunks: Buffer[] = [];
    let size = 0;
    response.on('data', (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size > PICTURE_LIMITS.bytes)
        response.destroy(new Error(`has more than ${PICTURE_LIMITS.bytes / 1e6} MB: reduce it`));
    });
    response.on('error', reject).on('end', () => resolve(Buffer.concat(chunks)));
  });
  asked.on('error', reject).end();
  return promise;
}
