import { parseArgs } from 'node:util';
import { openKeyring } from '../applications/encryption/open-keyring.ts';
import { callService } from '../embedded/control/control-client.ts';
import { withDatabase } from '../embedded/control/with-database.ts';
import type { Command, CommandStart } from '../run-command.ts';
import type { RetentionOutcome } from './retention-messages.ts';
import { runRetention } from './run-retention.ts';

const usage = 'Usage: pnpm --silent --filter leads-service retention:run [--confirm]';

/**
 * `retention:run`: deletes expired records now, with `--confirm` also those that the service keeps
 * because of its clock or their number. Exit code 1 if another process does it at the moment.
 */
export const retentionCommand: Command = { usage, run };

async function run({ args, settings, stdout }: CommandStart) {
  const { confirm } = parseArgs({
    args,
    options: { confirm: { type: 'boolean', default: false } },
  }).values;
  const request = { isConfirmed: confirm };
  const outcome = await withDatabase<RetentionOutcome>(settings, {
    request: (dataDir) => callService(dataDir, 'runRetention', request),
    perform: async (database) =>
      runRetention({
        ...{ database, keyring: await openKeyring(database, settings) },
        ...{ periods: settings.retention, now: new Date(), ...request },
      }),
  });
  if (!outcome.isDone) throw new Error('Another process deletes expired records at the moment');
  for (const [kind, count] of Object.entries(outcome.deleted))
    stdout.write(`${kind}: ${count} deleted\n`);
  for (const note of outcome.notes) stdout.write(`${note}\n`);
}
