import { existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { keyFileOf } from '../applications/encryption/key-file.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Command, CommandStart } from '../run-command.ts';
import { backupDatabase } from './backup-database.ts';

const usage = 'Usage: pnpm --filter leads-service database:backup --to <new folder>';

/**
 * `database:backup`: writes all rows, their checksums and the generated key of applications. The
 * service may run on a database server; an embedded database must be closed.
 */
export const backupCommand: Command = { usage, run };

async function run({ args, settings, stdout, stderr }: CommandStart) {
  const { to } = parseArgs({ args, options: { to: { type: 'string' } } }).values;
  if (!to) throw new Error(`--to must name a new folder. ${usage}`);
  const folder = resolve(settings.workingDirectory, to);
  if (existsSync(folder)) throw new Error(`${folder} is there already: name a new folder`);
  const database = await openDatabase(settings, (line) => void stderr.write(`${line}\n`));
  try {
    await backupDatabase(database, folder, (line) => void stdout.write(`${line}\n`));
  } finally {
    await database.close();
  }
  const key = keyFileOf(settings.dataDir);
  const hasKey = existsSync(key);
  if (hasKey) await copyFile(key, join(folder, basename(key)));
  stdout.write(
    hasKey
      ? `${folder} is complete, with the key of applications: keep it secret.\n`
      : `${folder} is complete, without a key of applications: keep APPLICATIONS_KEY as well.\n`,
  );
}
