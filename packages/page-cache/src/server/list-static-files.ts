import { readdir } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { type StaticType, staticTypes } from '../model/static-types.ts';
import { type StaticCopies, staticCopies } from './static-copies.ts';

/** A folder of files whose names tell their content, and the path below which browsers find them. */
export type StaticFolder = { readonly path: string; readonly folder: string };

/** Finds a static file by its path; it is read when it is first asked for. */
export type StaticFiles = (path: string) => (() => Promise<StaticCopies>) | undefined;

/** Lists the files below the folders. A missing folder has none. */
export async function listStaticFiles(folders: readonly StaticFolder[]): Promise<StaticFiles> {
  const files = new Map<string, () => Promise<StaticCopies>>();
  for (const { path, folder } of folders) {
    const names = await readdir(folder, { recursive: true }).catch(() => []);
    for (const name of names) {
      const type = staticTypes.get(extname(name));
      const address = `${path}/${name.replaceAll(sep, '/')}`;
      if (type) files.set(address, readOnce(join(folder, name), type));
    }
  }
  return (path) => files.get(path);
}

/** Keeps what was read; a failed read is tried again. */
function readOnce(file: string, type: StaticType): () => Promise<StaticCopies> {
  let copies: Promise<StaticCopies> | undefined;
  return () => {
    copies ??= staticCopies(file, type).catch((error) => {
      copies = undefined;
      throw error;
    });
    return copies;
  };
}
