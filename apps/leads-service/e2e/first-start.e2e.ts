import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { makeDatabaseRoot } from '@plaza/testing/postgres';
import { expect, test } from 'vitest';
import { ServiceStartError, startServiceProcess } from '../testing/service-process.ts';
import { shortLived } from '../testing/short-lived.ts';

test('starts after a first start was killed while creating the database', async () => {
  const dataDir = makeDatabaseRoot('plaza-first-start-');
  // Once this file exists, PGlite takes the unfinished folder for a complete one.
  const versionFile = join(dataDir, 'database.unfinished', 'PG_VERSION');
  const environment = { PLAZA_DATA_DIR: dataDir };
  const started = startServiceProcess(environment, {
    nodeArgs: shortLived,
    onSpawn: async (child) => {
      while (!existsSync(versionFile) && child.exitCode === null) await delay(1);
      child.kill('SIGKILL');
    },
  });
  await expect(started).rejects.toBeInstanceOf(ServiceStartError);
  const service = await startServiceProcess(environment, { nodeArgs: shortLived });
  expect((await fetch(`${service.address}/readyz`)).status).toBe(200);
  expect(await service.end('SIGTERM')).toBe(0);
  expect(existsSync(join(dataDir, 'database.unfinished'))).toBe(false);
  await rm(dataDir, { recursive: true });
});
