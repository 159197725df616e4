import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** Bytes of a Unix socket's path, at most: macOS has room for 104 with the closing zero. */
const longestPath = 103;

/** Bytes of a whole website's content as JSON, at most. */
export const controlBodyLimit = 512 * 1024 * 1024;

export interface ControlSocket {
  readonly path: string;
  /** The folder made for the socket alone, when the data folder's path is too long for one. */
  readonly ownFolder?: string;
}

/**
 * Where a running service takes commands of its own user: a Unix socket in its data folder, or,
 * when that path is too long for a socket, in a folder of its own among the temporary files. Its
 * name follows from the data folder and the user, so that both sides come to the same one.
 */
export function controlSocket(dataDir: string): ControlSocket {
  const absolute = realFolder(dataDir);
  const path = join(absolute, 'control.sock');
  if (Buffer.byteLength(path) <= longestPath) return { path };
  const uid = process.getuid?.() ?? '';
  const name = createHash('sha256').update(`${uid}:${absolute}`).digest('hex').slice(0, 24);
  const ownFolder = join(tmpdir(), `plaza-${name}`);
  return { path: join(ownFolder, 'control.sock'), ownFolder };
}

/** Two names of one folder, as through a symbolic link, have to lead to one socket. */
function realFolder(folder: string): string {
  const absolute = resolve(folder);
  try {
    return realpathSync(absolute);
  } catch {
    const parent = dirname(absolute);
    return parent === absolute ? absolute : join(realFolder(parent), absolute.slice(parent.length));
  }
}
