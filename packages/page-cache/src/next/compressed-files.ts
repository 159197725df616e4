import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

type CacheFs = ConstructorParameters<typeof FileSystemCache>[0]['fs'];
type ReadBytes = (path: string) => ReturnType<typeof readFile>;

const decompress = promisify(brotliDecompress);

/** Next creates a cache for each request, always with the same functions. */
const known = new WeakMap<CacheFs, CacheFs>();

/**
 * A file system in which prerendered pages may be compressed, as an image keeps them: `page.html.br`
 * in place of `page.html`, a seventh of its size. Next's proxy has no file system.
 */
export function readingCompressed<Fs extends CacheFs | undefined>(fs: Fs): Fs | CacheFs {
  if (!fs) return fs;
  const reading = known.get(fs) ?? withCompressed(fs);
  known.set(fs, reading);
  return reading;
}

/** The HTML of a prerendered page, or nothing. */
export const readPrerendered = (path: string): Promise<string | undefined> =>
  orCompressed(path, readFile, decompressed(readFile)).then(String, () => undefined);

function withCompressed(fs: CacheFs): CacheFs {
  const read = async (path: string, ...rest: readonly string[]) => {
    const readAsAsked: ReadBytes = (file) => Reflect.apply(fs.readFile, fs, [file, ...rest]);
    const readCompressed = async (file: string) => {
      const bytes = await decompressed((name) => fs.readFile(name))(file);
      return rest.length > 0 ? bytes.toString() : bytes;
    };
    return orCompressed<string | Buffer>(path, readAsAsked, readCompressed);
  };
  return {
    ...fs,
    readFile: read as CacheFs['readFile'],
    stat: (path) => orCompressed(path, fs.stat, fs.stat),
  };
}

const decompressed = (read: ReadBytes) => async (path: string) => decompress(await read(path));

async function orCompressed<Result>(
  path: string,
  plain: (path: string) => Promise<Result>,
  compressed: (path: string) => Promise<Result>,
): Promise<Result> {
  try {
    return await plain(path);
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (!isMissing || !/\.(?:html|rsc)$/.test(path)) throw error;
    return compressed(`${path}.br`);
  }
}
