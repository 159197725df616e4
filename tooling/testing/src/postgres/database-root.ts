import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux's in-memory file system. */
const memoryFolder = '/dev/shm';

/** The free bytes needed there for all databases of a test run. */
const neededBytes = 2 * 1024 ** 3;

/**
 * Creates a folder for test databases, in memory if there is enough space: copying a thousand files
 * to disk takes a second of CPU, and fsync most of a test's time. Written data survives SIGKILL in
 * memory as on disk.
 */
export const makeDatabaseRoot = (prefix: string, isOnDisk = false): string =>
  mkdtempSync(join(!isOnDisk && hasMemorySpace() ? memoryFolder : tmpdir(), prefix));

function hasMemorySpace() {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder);
    return bavail * bsize >= neededBytes;
  } catch {
    return false;
  }
}
