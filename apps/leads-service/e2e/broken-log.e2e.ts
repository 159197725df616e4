import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freePort, until } from '@plaza/testing';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createDatabaseFactory, type DatabaseFactory } from '../testing/databases.ts';
import { createFilledDatabase } from '../testing/filled-database.ts';
import { fixtureWebsiteId } from '../testing/fixture-content.ts';

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const answers = (address: string) =>
  fetch(address, { signal: AbortSignal.timeout(10_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** The status of an answer; on a busy machine the service may reject a request first (design §3). */
const statusOf = (address: string) =>
  until(async () => {
    const { status } = await fetch(address, { signal: AbortSignal.timeout(10_000) });
    return status !== 503 && status;
  });

describe('design §3 the service answers and stops with a broken log', () => {
  let databases: DatabaseFactory;
  beforeAll(async () => {
    databases = await createDatabaseFactory('pglite');
  });
  afterAll(() => databases.dispose());

  /** Starts the service, breaks its log, makes it log, and stops it. */
  async function runWithBrokenLog(
    log: 'pipe' | number,
    breakLog: (child: { stdout: unknown }) => void,
  ) {
    const { dataDir } = await createFilledDatabase(databases);
    const port = String(await freePort());
    const address = `http://127.0.0.1:${port}`;
    const env = { PLAZA_DATA_DIR: dataDir, LEADS_SERVICE_PORT: port, LOG_LEVEL: 'trace' };
    const child = spawn(process.execPath, [main], { env, stdio: ['ignore', log, 'ignore'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    const ended = once(child, 'exit');
    await vi.waitUntil(() => answers(`${address}/readyz`), { timeout: 30_000, interval: 100 });
    breakLog(child);
    const menus = `${address}/website/${fixtureWebsiteId}/api/content/menus?locale=es-ES`;
    for (let round = 0; round < 20; round += 1) expect(await statusOf(menus)).toBe(200);
    const start = performance.now();
    child.kill('SIGTERM');
    const [code] = await ended;
    return { code, stopMs: performance.now() - start };
  }

  test('when the reader is closed', async () => {
    const { code, stopMs } = await runWithBrokenLog('pipe', ({ stdout }) =>
      (stdout as { destroy: () => void }).destroy(),
    );
    expect(code).toBe(0);
    expect(stopMs).toBeLessThan(10_000);
  });

  test('when the reader pauses', async () => {
    const { code, stopMs } = await runWithBrokenLog('pipe', ({ stdout }) =>
      (stdout as { pause: () => void }).pause(),
    );
    expect(code).toBe(0);
    expect(stopMs).toBeLessThan(10_000);
  });

  test('when the disk is full', async () => {
    const full = openSync('/dev/full', 'w');
    const { code, stopMs } = await runWithBrokenLog(full, () => {});
    closeSync(full);
    expect(code).toBe(0);
    expect(stopMs).toBeLessThan(10_000);
  });
});
