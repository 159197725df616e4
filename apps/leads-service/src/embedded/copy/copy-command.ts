import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openPostgresDatabase } from '../../database/postgres-database.ts';
import type { Command, CommandStart } from '../../run-command.ts';
import { openEmbeddedDatabase } from '../embedded-database.ts';
import { copyDatabase, type Report } from './copy-database.ts';

const usage =
  'Usage: pnpm --filter leads-service database:copy-to-postgresql --to postgres://<user>:<password>@<host>/<database>';

/**
 * `database:copy-to-postgresql`: copies the embedded database to an empty PostgreSQL database; exit
 * code 1 if nothing was copied.
 */
export const copyCommand: Command = { usage, run };

async function run({ args, settings, stdout, stderr }: CommandStart) {
  const to = readTarget(args);
  const { dataDir } = settings;
  if (!existsSync(join(dataDir, 'database')))
    throw new Error(
      `${dataDir} holds no embedded database. To use another folder, set PLAZA_DATA_DIR.`,
    );
  const warn: Report = (line) => void stderr.write(`${line}\n`);
  const source = await openEmbeddedDatabase(dataDir, warn);
  try {
    const target = await openPostgresDatabase({ main: { url: to, setting: '--to' } }, warn);
    try {
      await copyDatabase(source, target, (line) => void stdout.write(`${line}\n`));
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
  stdout.write('All tables are copied. Start the service with DATABASE_URL to use the copy.\n');
}

function readTarget(args: readonly string[]): string {
  const { to } = parseArgs({ args, options: { to: { type: 'string' } } }).values;
  if (!to || !URL.canParse(to) || !/^postgres(ql)?:$/.test(new URL(to).protocol))
    throw new Error(`--to must be a postgres:// or postgresql:// address. ${usage}`);
  return to;
}
