import { lstatSync, mkdirSync, rmdirSync } from 'node:fs';
import type { ControlSocket } from './control-socket.ts';

/**
 * Makes the socket's own folder, if it has one, for this user alone.
 *
 * @throws Error when another user made it, or others may enter it
 */
export function makeControlFolder(socket: ControlSocket) {
  if (socket.ownFolder) mkdirSync(socket.ownFolder, { recursive: true, mode: 0o700 });
  checkControlFolder(socket);
}

/**
 * Every user may write to the temporary folder, so another user could have made this one first and
 * listen in it. A folder that does not exist yet is fine.
 *
 * @throws Error when the folder is not this user's alone
 */
export function checkControlFolder({ ownFolder }: ControlSocket) {
  const found = ownFolder && lstatSync(ownFolder, { throwIfNoEntry: false });
  if (!found) return;
  const isOurs = found.isDirectory() && found.uid === (process.getuid?.() ?? found.uid);
  if (isOurs && (found.mode & 0o077) === 0) return;
  throw new Error(
    `${ownFolder} is not a folder of this user alone, so no import goes through it. ` +
      'Remove it, or give the service a PLAZA_DATA_DIR with a shorter path.',
  );
}

/** Removes the socket's own folder; one that holds other files stays. */
export function removeControlFolder({ ownFolder }: ControlSocket) {
  if (!ownFolder) return;
  try {
    rmdirSync(ownFolder);
  } catch {}
}
