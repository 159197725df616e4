import { randomInt } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createDatabaseFactory } from '../testing/databases.ts';
import { createFilledDatabase } from '../testing/filled-database.ts';
import { startServiceProcess } from '../testing/service-process.ts';
import { checkLedger } from './check-ledger.ts';
import { createLedger, type Ledger, writeUntilGone } from './write-load.ts';

/** Rounds in all; half of them run beside the other half, on a database of their own. */
const rounds = 50;
const writers = 24;
/** Answers before a kill, at least: a round in which nothing was acknowledged could lose nothing. */
const fewestAnswers = 3;

describe('issue 2 §2 kill -9 in the middle of writes', () => {
  test(`loses and doubles no acknowledged row, ${rounds} rounds`, {
    timeout: 900_000,
  }, async () => {
    const ledgers = await Promise.all([killRounds(rounds / 2), killRounds(rounds / 2)]);
    const acknowledged = ledgers.map(({ acknowledged }) => acknowledged.size);
    expect(Math.min(...acknowledged)).toBeGreaterThanOrEqual((rounds / 2) * fewestAnswers);
  });
});

/** Kills a service again and again, each on what the one before left, and then reads everything. */
async function killRounds(count: number): Promise<Ledger> {
  const databases = await createDatabaseFactory('pglite');
  const settings = await createFilledDatabase(databases);
  const ledger = createLedger();
  for (let round = 0; round < count; round++) await killOnce(settings.dataDir, ledger);
  // A row that any of the rounds lost is still missing now, and one it doubled is still double.
  await checkLedger(settings, ledger);
  await databases.dispose();
  return ledger;
}

async function killOnce(dataDir: string, ledger: Ledger) {
  const service = await startServiceProcess({
    PLAZA_DATA_DIR: dataDir,
    POSTS_PER_MINUTE: '1000000',
    // A machine that runs tests is busy, and no fault of the service.
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
  await Promise.race([killed.promise, Promise.all(load)]).finally(async () => {
    expect(await service.end('SIGKILL')).toBeNull();
  });
  await Promise.all(load);
}
