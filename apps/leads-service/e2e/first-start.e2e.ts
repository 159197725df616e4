import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makeDatabaseRoot } from '../testing/database-root.ts';
import { ServiceStartError, startServiceProcess } from '../testing/service-process.ts';

test('a first start that is killed while it makes the database starts again', async () => {
  const dataDir = makeDatabaseRoot('plaza-first-start-');
  // From this file's appearance on, PGlite takes its unfinished folder for a finished one.
  const made = join(dataDir, 'database.unfinished', 'PG_VERSION');
  const environment = { PLAZA_DATA_DIR: dataDir };
  const started = startServiceProcess(environment, {
    onSpawn: async (child) => {
      while (!existsSync(made) && child.exitCode === null) await delay(1);
      child.kill('SIGKILL');
    },
  });
  await expect(started).rejects.toBeInstanceOf(ServiceStartError);
  const service = await startServiceProcess(environment);
  expect((await fetch(`${service.address}/readyz`)).status).toBe(200);
  expect(await service.end('SIGTERM')).toBe(0);
  expect(existsSync(join(dataDir, 'database.unfinished'))).toBe(false);
  await rm(dataDir, { recursive: true });
});
