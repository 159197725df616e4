import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataDirInUseError, lockDataDir } from './data-dir-lock.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'plaza-lock-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** Starts a process that holds the lock until killed. */
async function holderProcess() {
  const module = new URL('./data-dir-lock.ts', import.meta.url).href;
  const script = `const { lockDataDir } = await import(${JSON.stringify(module)});
    lockDataDir(${JSON.stringify(dataDir)}); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  await once(child.stdout, 'data');
  return child;
}

test('the error for a second process names the holder and what to do', async () => {
  const holder = await holderProcess();
  expect(() => lockDataDir(dataDir)).toThrow(
    expect.objectContaining({
      name: 'DataDirInUseError',
      message: expect.stringMatching(
        new RegExp(`process ${holder.pid}.*PLAZA_DATA_DIR.*DATABASE_URL`),
      ),
    }),
  );
  holder.kill('SIGKILL');
  await once(holder, 'exit');
});

test('a killed process leaves no lock', async () => {
  const holder = await holderProcess();
  const exited = once(holder, 'exit');
  holder.kill('SIGKILL');
  await exited;
  const unlock = lockDataDir(dataDir);
  unlock();
});

test('the lock also works within one process, until released', () => {
  const unlock = lockDataDir(dataDir);
  expect(() => lockDataDir(dataDir)).toThrow(DataDirInUseError);
  unlock();
  unlock();
  lockDataDir(dataDir)();
});
