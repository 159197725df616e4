import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process has the embedded database of this folder open. */
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
 * Takes the folder for this process and returns the function that gives it back.
 *
 * The lock is SQLite's lock on an empty file: the operating system drops it when the process dies,
 * however it dies, and a process id that was used again cannot be mistaken for the holder.
 *
 * @throws DataDirInUseError
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
  writeFileSync(holderFile, `${process.pid}`);
  let held = true;
  return () => {
    if (held) lock.close();
    held = false;
  };
}

/** SQLITE_BUSY, the only answer that means somebody else holds the lock. */
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
