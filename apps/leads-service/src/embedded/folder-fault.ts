import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';

const MEGABYTE = 1024 * 1024;

/** Bytes that an embedded database needs to start: a new one takes 40 MB, its log two segments. */
const STARTING_BYTES = 100 * MEGABYTE;

/** Bytes without which it fails in its next segment of the write-ahead log. */
const ENDING_BYTES = 32 * MEGABYTE;

interface Disk {
  /** @throws {NodeJS.ErrnoException} */
  assertWritable(folder: string): void;
  /** Bytes that this user can still write. */
  freeBytes(folder: string): number;
}

const realDisk: Disk = {
  assertWritable: (folder) => accessSync(folder, constants.W_OK),
  freeBytes(folder) {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  },
};

/**
 * What is wrong with the folder of an embedded database, and what to do. PGlite itself says little,
 * and Node says `ENOENT` of a new folder on a read-only file system.
 *
 * @returns undefined if it can be written to
 */
export function folderFault(folder: string, disk: Disk = realDisk): string | undefined {
  const existing = existsSync(folder) ? folder : parentOf(folder);
  try {
    disk.assertWritable(existing);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EROFS') return `${existing} is on a read-only file system: mount it writable`;
    return `${existing} is not writable for this user: correct its owner or permissions`;
  }
  const free = disk.freeBytes(existing);
  if (free >= ENDING_BYTES) return;
  return `its disk is full, ${Math.floor(free / MEGABYTE)} MB are free: free ${STARTING_BYTES / MEGABYTE} MB and start again`;
}

function parentOf(folder: string): string {
  const parent = dirname(folder);
  return existsSync(parent) || parent === folder ? parent : parentOf(parent);
}
