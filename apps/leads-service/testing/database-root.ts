import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux's file system in memory. */
const memory = '/dev/shm';

/** Bytes free there, at least, for all databases of a test run. */
const enough = 2 * 1024 ** 3;

/**
 * A new folder for databases of tests, in memory where there is room for them: copying a thousand
 * files to a disk takes a second of a processor, and waiting for its fsync much of a test. What a
 * process wrote outlives its SIGKILL in memory as it does on a disk.
 */
export const makeDatabaseRoot = (prefix: string): string =>
  mkdtempSync(join(hasRoom() ? memory : tmpdir(), prefix));

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= enough;
  } catch {
    return false;
  }
}
