import { lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A folder for this user's temporary files.
 *
 * @returns undefined if others have access to it, or it cannot be made
 */
export function privateFolder(name: string): string | undefined {
  const folder = join(tmpdir(), `${name}-${process.getuid?.() ?? 0}`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return isPrivateFolder(folder) === true ? folder : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether only this user has access to a folder. Every user can write to the temporary folder, so
 * another one could have made it first.
 *
 * @returns undefined if it is missing
 */
export function isPrivateFolder(folder: string): boolean | undefined {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (!found) return undefined;
  const isOurs = found.isDirectory() && found.uid === (process.getuid?.() ?? found.uid);
  return isOurs && (found.mode & 0o077) === 0;
}
