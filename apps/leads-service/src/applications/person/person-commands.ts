import { parseArgs } from 'node:util';
import { callService } from '../../embedded/control/control-client.ts';
import { withDatabase } from '../../embedded/control/with-database.ts';
import type { Command, CommandStart } from '../../run-command.ts';
import { openKeyring } from '../encryption/open-keyring.ts';
import { erasePerson, exportPerson } from './person-applications.ts';
import {
  type Erasure,
  eraseSchema,
  type Person,
  type PersonExport,
  personSchema,
} from './person-messages.ts';

const usageOf = (command: string, more = '') =>
  `Usage: pnpm --silent --filter leads-service ${command} --website <id> --email <address>${more}`;

/** `applications:export`: prints a person's applications as JSON; exit code 1 if it is incomplete. */
export const exportPersonCommand: Command = {
  usage: usageOf('applications:export'),
  async run({ args, settings, stdout, stderr }: CommandStart) {
    const { dryRun: _, ...person } = readArguments(args, exportPersonCommand.usage, false);
    const { applications } = await withDatabase<PersonExport>(settings, {
      request: (dataDir) => callService(dataDir, 'exportPerson', person),
      perform: async (database) =>
        exportPerson(database, await openKeyring(database, settings), person),
    });
    const exported = { ...person, exportedAt: new Date().toISOString(), applications };
    stdout.write(`${JSON.stringify(exported, null, 2)}\n`);
    stderr.write(`${counted(applications.length)} exported\n`);
  },
};

/** `applications:erase`: deletes a person's applications, or with `--dry-run` counts them. */
export const erasePersonCommand: Command = {
  usage: usageOf('applications:erase', ' [--dry-run]'),
  async run({ args, settings, stdout }: CommandStart) {
    const request = readArguments(args, erasePersonCommand.usage, true);
    const erased = await withDatabase<Erasure>(settings, {
      request: (dataDir) => callService(dataDir, 'erasePerson', request),
      perform: async (database) =>
        erasePerson(database, await openKeyring(database, settings), request),
    });
    const what = `${counted(erased.applications)} and ${counted(erased.emails, 'email')}`;
    stdout.write(request.dryRun ? `Would erase ${what}\n` : `Erased ${what}\n`);
  },
};

const counted = (count: number, noun = 'application') =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

function readArguments(
  args: readonly string[],
  usage: string,
  hasDryRun: boolean,
): Person & { dryRun: boolean } {
  const { values } = parseArgs({
    args,
    options: {
      website: { type: 'string' },
      email: { type: 'string' },
      ...(hasDryRun && { 'dry-run': { type: 'boolean' } as const }),
    },
  });
  const { website, email, 'dry-run': dryRun = false } = values as Record<string, unknown>;
  const read = (hasDryRun ? eraseSchema : personSchema).safeParse({
    websiteId: Number(website),
    email,
    dryRun,
  });
  if (read.success) return { dryRun: dryRun === true, ...read.data };
  throw new Error(`--website must be a number and --email an address. ${usage}`);
}
