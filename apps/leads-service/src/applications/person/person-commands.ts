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

/** `applications:export`: prints everything stored under an address as JSON; exit code 1 if it is incomplete. */
export const exportPersonCommand: Command = {
  usage: usageOf('applications:export'),
  async run({ args, settings, stdout, stderr }: CommandStart) {
    const { dryRun: _, ...person } = readArguments(args, exportPersonCommand.usage, false);
    const found = await withDatabase<PersonExport>(settings, {
      request: (dataDir) => callService(dataDir, 'exportPerson', person),
      perform: async (database) =>
        exportPerson(database, await openKeyring(database, settings), person),
    });
    const exported = { ...person, exportedAt: new Date().toISOString(), ...found };
    stdout.write(`${JSON.stringify(exported, null, 2)}\n`);
    const { applications, messages, leads } = found;
    const counts = { applications, messages, leads };
    stderr.write(`${list(counted(counts))} exported\n`);
  },
};

/** `applications:erase`: deletes what is stored under an address, or with `--dry-run` counts it. */
export const erasePersonCommand: Command = {
  usage: usageOf('applications:erase', ' [--dry-run]'),
  async run({ args, settings, stdout }: CommandStart) {
    const request = readArguments(args, erasePersonCommand.usage, true);
    const erased = await withDatabase<Erasure>(settings, {
      request: (dataDir) => callService(dataDir, 'erasePerson', request),
      perform: async (database) =>
        erasePerson(database, await openKeyring(database, settings), request),
    });
    const { keptComplaints, notes, ...counts } = erased;
    const what = list(Object.entries(counts).map(([noun, count]) => amount(count, noun)));
    stdout.write(request.dryRun ? `Would erase ${what}\n` : `Erased ${what}\n`);
    if (keptComplaints > 0)
      stdout.write(`${amount(keptComplaints, 'complaints')} kept until their retention ends\n`);
    for (const note of notes) stdout.write(`${note}\n`);
  },
};

/** @param nouns in the plural */
const amount = (count: number, nouns: string) =>
  `${count} ${count === 1 ? nouns.replace(/s$/, '') : nouns}`;

const counted = (lists: Readonly<Record<string, readonly unknown[]>>) =>
  Object.entries(lists).map(([noun, { length }]) => amount(length, noun));

const list = (parts: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(parts);

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
