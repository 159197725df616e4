import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { compressedEnding, staticTypes } from '../model/static-types.ts';

const brotli = (content: Uint8Array) =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    },
  });

/**
 * Writes the brotli of every static text file below `folder` beside it, so that a server need not
 * compress.
 *
 * @returns how many files are compressed
 * @throws Error when the folder cannot be read or written
 */
export async function compressFiles(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const texts = names.filter((name) => staticTypes.get(extname(name))?.isText);
  for (const name of texts) {
    const file = join(folder, name);
    await writeFile(`${file}${compressedEnding}`, await brotli(await readFile(file)));
  }
  return texts.length;
}
