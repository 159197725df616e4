import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** The maximum bytes of a Unix socket's path: macOS allows 104 including the final zero. */
const maxPathBytes = 103;

export interface ControlSocket {
  readonly path: string;
  /** A folder for the socket alone, if the data folder's path is too long for one. */
  readonly ownFolder?: string;
}

/**
 * The Unix socket of a running service: in its data folder or, if that path is too long, in a
 * folder below the temporary folder. Its name derives from the data folder and the user, so that
 * both sides compute the same one.
 */
export function controlSocket(dataDir: string): ControlSocket {
  const absolute = realFolder(dataDir);
  const path = join(absolute, 'control.sock');
  if (Buffer.byteLength(path) <= maxPathBytes) return { path };
  const uid = process.getuid?.() ?? '';
  const name = createHash('sha256').update(`${uid}:${absolute}`).digest('hex').slice(0, 24);
  const ownFolder = join(tmpdir(), `plaza-${name}`);
  return { path: join(ownFolder, 'control.sock'), ownFolder };
}

/** Different paths of one folder, such as symbolic links, must lead to one socket. */
function realFolder(folder: string): string {
  const absolute = resolve(folder);
  try {
    return realpathSync(absolute);
  } catch {
    const parent = dirname(absolute);
    return parent === absolute ? absolute : join(realFolder(parent), absolute.slice(parent.length));
  }
}
