import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process has the embedded database in this folder open. */
export class DataDirInUseError extends Error {
  override readonly name = 'DataDirInUseError';
  readonly dataDir: string;

  constructor(dataDir: string, holder: string) {
    super(
      `${dataDir} is in use by process ${holder}: an embedded database serves one process. ` +
        'Stop that process, give this one another PLAZA_DATA_DIR, or set DATABASE_URL to share a PostgreSQL server.',
    );
    this.dataDir = dataDir;
  }
}

/**
 * Locks the folder for this process. The lock is SQLite's lock on an empty file: the operating
 * system releases it however the process dies, and a reused process id cannot be mistaken for the
 * holder.
 *
 * @returns a function that releases the lock
 * @throws {DataDirInUseError} if another process holds it
 */
export function lockDataDir(dataDir: string): () => void {
  const lock = new DatabaseSync(join(dataDir, 'lock'));
  const holderFile = join(dataDir, 'lock.pid');
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if (!isLocked(error)) throw error;
    throw new DataDirInUseError(dataDir, readHolder(holderFile));
  }
  try {
    writeFileSync(holderFile, `${process.pid}`);
  } catch (error) {
    lock.close();
    throw error;
  }
  let held = true;
  return () => {
    if (held) lock.close();
    held = false;
  };
}

/** SQLITE_BUSY: another process holds the lock. */
function isLocked(error: unknown) {
  return error instanceof Error && 'errcode' in error && error.errcode === 5;
}

function readHolder(file: string) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return 'unknown';
  }
}
