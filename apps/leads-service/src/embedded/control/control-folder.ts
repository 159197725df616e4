import { mkdirSync, rmdirSync } from 'node:fs';
import { isPrivateFolder } from '../../private-folder.ts';
import type { ControlSocket } from './control-socket.ts';

/**
 * Creates the socket's own folder, if it has one, with access for this user only.
 *
 * @throws {Error} if another user owns it or others have access
 */
export function makeControlFolder(socket: ControlSocket) {
  if (socket.ownFolder) mkdirSync(socket.ownFolder, { recursive: true, mode: 0o700 });
  checkControlFolder(socket);
}

/**
 * Every user can write to the temporary folder, so another user could have created this folder
 * first and listen in it. A missing folder is fine.
 *
 * @throws {Error} if other users have access to the folder
 */
export function checkControlFolder({ ownFolder }: ControlSocket) {
  if (!ownFolder || isPrivateFolder(ownFolder) !== false) return;
  throw new Error(
    `${ownFolder} is accessible to other users, so commands do not use it. ` +
      'Remove it, or set PLAZA_DATA_DIR to a shorter path.',
  );
}

/** Removes the socket's own folder unless it holds other files. */
export function removeControlFolder({ ownFolder }: ControlSocket) {
  if (!ownFolder) return;
  try {
    rmdirSync(ownFolder);
  } catch {}
}
