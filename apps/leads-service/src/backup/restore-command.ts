import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { keyFileOf } from '../applications/encryption/key-file.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Command, CommandStart } from '../run-command.ts';
import { restoreDatabase } from './restore-database.ts';

const usage = 'Usage: pnpm --filter leads-service database:restore --from <folder>';

/**
 * `database:restore`: restores a backup into an empty database of either kind, and the key of
 * applications into the data folder.
 */
export const restoreCommand: Command = { usage, run };

async function run({ args, settings, stdout, stderr }: CommandStart) {
  const { from } = parseArgs({ args, options: { from: { type: 'string' } } }).values;
  if (!from) throw new Error(`--from must name a backup. ${usage}`);
  const folder = resolve(settings.workingDirectory, from);
  const key = keyFileOf(settings.dataDir);
  const saved = join(folder, basename(key));
  if (existsSync(saved)) await assertNoOtherKey(saved, key);
  const database = await openDatabase(settings, (line) => void stderr.write(`${line}\n`));
  try {
    await restoreDatabase(folder, database, (line) => void stdout.write(`${line}\n`));
  } finally {
    await database.close();
  }
  if (existsSync(saved) && !existsSync(key)) {
    await mkdir(settings.dataDir, { recursive: true, mode: 0o700 });
    await copyFile(saved, key, constants.COPYFILE_EXCL);
  }
  stdout.write('Everything is restored. Start the service.\n');
}

async function assertNoOtherKey(saved: string, key: string): Promise<void> {
  const read = (file: string) => readFile(file, 'utf8').catch(() => undefined);
  const existing = await read(key);
  if (existing !== undefined && existing !== (await read(saved)))
    throw new Error(`${key} is another key than the backup's: move it away, or restore elsewhere`);
}
