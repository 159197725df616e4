import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createDatabaseFactory, type DatabaseFactory } from '../testing/databases.ts';
import { createFilledDatabase } from '../testing/filled-database.ts';
import { fixtureWebsiteId } from '../testing/fixture-content.ts';

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const port = 21_417;
const address = `http://127.0.0.1:${port}`;

const answers = (path: string) =>
  fetch(address + path, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

describe('design §3 neither answers nor stopping depend on the log', () => {
  let databases: DatabaseFactory;
  beforeAll(async () => {
    databases = await createDatabaseFactory('pglite');
  });
  afterAll(() => databases.dispose());

  /** Starts the service, breaks its log, has it write to it, and stops it. */
  async function liveThrough(log: 'pipe' | number, breakLog: (child: { stdout: unknown }) => void) {
    const { dataDir } = await createFilledDatabase(databases);
    const env = { PLAZA_DATA_DIR: dataDir, LEADS_SERVICE_PORT: `${port}`, LOG_LEVEL: 'trace' };
    const child = spawn(process.execPath, [main], { env, stdio: ['ignore', log, 'ignore'] });
    const ended = once(child, 'exit');
    await vi.waitUntil(() => answers('/readyz'), { timeout: 30_000, interval: 100 });
    breakLog(child);
    const path = `/website/${fixtureWebsiteId}/api/content/menus?locale=es-ES`;
    for (let round = 0; round < 20; round += 1) expect(await answers(path)).toBe(true);
    const began = performance.now();
    child.kill('SIGTERM');
    const [code] = await ended;
    return { code, stopMs: performance.now() - began };
  }

  test('when its reader has gone', async () => {
    const { code, stopMs } = await liveThrough('pipe', ({ stdout }) =>
      (stdout as { destroy: () => void }).destroy(),
    );
    expect(code).toBe(0);
    expect(stopMs).toBeLessThan(10_000);
  });

  test('when its reader reads no more', async () => {
    const { code, stopMs } = await liveThrough('pipe', ({ stdout }) =>
      (stdout as { pause: () => void }).pause(),
    );
    expect(code).toBe(0);
    expect(stopMs).toBeLessThan(10_000);
  });

  test('when its disk is full', async () => {
    const full = openSync('/dev/full', 'w');
    const { code, stopMs } = await liveThrough(full, () => {});
    closeSync(full);
    expect(code).toBe(0);
    expect(stopMs).toBeLessThan(10_000);
  });
});
