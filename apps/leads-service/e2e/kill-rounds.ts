import { randomInt } from 'node:crypto';
import { createDatabaseFactory } from '../testing/databases.ts';
import { createFilledDatabase } from '../testing/filled-database.ts';
import { startServiceProcess } from '../testing/service-process.ts';
import { checkLedger, type LedgerErrors } from './check-ledger.ts';
import { createLedger, type Ledger, writeUntilGone } from './write-load.ts';

const writers = 24;
/** Answers before a kill, at least: a round in which nothing was acknowledged could lose nothing. */
export const fewestAnswers = 3;

/** Kills a service again and again, each on what the one before left, and then reads everything. */
export async function killRounds(count: number): Promise<LedgerErrors & { acknowledged: number }> {
  const databases = await createDatabaseFactory('pglite');
  const settings = await createFilledDatabase(databases);
  const ledger = createLedger();
  for (let round = 0; round < count; round++) await killOnce(settings.dataDir, ledger);
  // A row that any of the rounds lost is still missing now, and one it doubled is still double.
  const faults = await checkLedger(settings, ledger);
  await databases.dispose();
  return { ...faults, acknowledged: ledger.acknowledged.size };
}

async function killOnce(dataDir: string, ledger: Ledger) {
  const service = await startServiceProcess({
    PLAZA_DATA_DIR: dataDir,
    POSTS_PER_MINUTE: '100000000',
    // A machine that runs tests is busy.
    MAX_EVENT_LOOP_DELAY: '0',
  });
  const enough = ledger.acknowledged.size + randomInt(fewestAnswers, 4 * writers);
  const killed = Promise.withResolvers<void>();
  const load = Array.from({ length: writers }, () =>
    writeUntilGone(service.address, ledger, () => {
      if (ledger.acknowledged.size !== enough) return;
      // Answers come by groups: the moment within the writing of one is random.
      setTimeout(() => killed.resolve(), randomInt(20));
    }),
  );
  // A load that fails ends the round, which would wait for its answers for ever.
  await Promise.race([killed.promise, Promise.all(load)]).finally(() => service.end('SIGKILL'));
  await Promise.all(load);
}
