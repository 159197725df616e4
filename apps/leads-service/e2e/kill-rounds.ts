import { randomInt } from 'node:crypto';
import { createDatabaseFactory } from '../testing/databases.ts';
import { createFilledDatabase } from '../testing/filled-database.ts';
import { startServiceProcess } from '../testing/service-process.ts';
import { checkWrites, type WriteErrors } from './check-writes.ts';
import {
  createWrites,
  type Writes,
  writeEnvironment,
  writeUntilDisconnected,
} from './write-load.ts';

const writers = 24;
/** The minimum answers before a kill: without acknowledged writes, a round could not lose any. */
export const minAnswers = 3;

/** Kills a service repeatedly on the same database, then reads all rows. */
export async function killRounds(count: number): Promise<WriteErrors & { acknowledged: number }> {
  const databases = await createDatabaseFactory('pglite');
  const settings = await createFilledDatabase(databases);
  const writes = createWrites();
  for (let round = 0; round < count; round++) await killOnce(settings.dataDir, writes);
  // Rows that any round lost or duplicated are still missing or duplicated.
  const errors = await checkWrites(settings, writes);
  await databases.dispose();
  return { ...errors, acknowledged: writes.acknowledged.size };
}

async function killOnce(dataDir: string, writes: Writes) {
  const service = await startServiceProcess({
    PLAZA_DATA_DIR: dataDir,
    ...writeEnvironment,
    // Test machines are busy.
    MAX_EVENT_LOOP_DELAY: '0',
  });
  const killAfter = writes.acknowledged.size + randomInt(minAnswers, 4 * writers);
  const killed = Promise.withResolvers<void>();
  const load = Array.from({ length: writers }, () =>
    writeUntilDisconnected(service.address, writes, () => {
      if (writes.acknowledged.size !== killAfter) return;
      // Answers come in groups: this moment within a write is random.
      setTimeout(() => killed.resolve(), randomInt(20));
    }),
  );
  // A failed load ends the round, which would otherwise wait forever for answers.
  await Promise.race([killed.promise, Promise.all(load)]).finally(() => service.end('SIGKILL'));
  await Promise.all(load);
}
