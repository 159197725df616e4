import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DataDirInUseError, lockDataDir } from '../src/embedded/data-dir-lock.ts';

/**
 * Creates a folder once for all processes: parallel test files need it at the same time.
 *
 * @param create fills a draft of it
 * @returns its path, `name` in `parent`
 */
export async function onceInFolder(
  parent: string,
  name: string,
  create: (draft: string) => Promise<void>,
): Promise<string> {
  const folder = join(parent, name);
  if (existsSync(folder)) return folder;
  mkdirSync(parent, { recursive: true });
  const unlock = await waitForLock(parent);
  try {
    if (existsSync(folder)) return folder;
    const draft = `${folder}-draft`;
    rmSync(draft, { recursive: true, force: true });
    await create(draft);
    renameSync(draft, folder);
    return folder;
  } finally {
    unlock();
  }
}

async function waitForLock(folder: string): Promise<() => void> {
  for (;;) {
    try {
      return lockDataDir(folder);
    } catch (error) {
      if (!(error instanceof DataDirInUseError)) throw error;
    }
    await delay(50);
  }
}
