import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cleanUpAfterProcess, makeDatabaseRoot } from '@plaza/testing/postgres';
import { type DatabaseSettings, openDatabase } from '../src/database/open-database.ts';
import { importContent } from '../src/import/import-content.ts';
import { type DatabaseFactory, fillDataFolder } from './databases.ts';
import { readFixture } from './fixture-content.ts';

let filledFolder: Promise<string> | undefined;

/** A closed database with the fixture content, for a service process to open. */
export async function createFilledDatabase(databases: DatabaseFactory): Promise<DatabaseSettings> {
  const settings = await databases.fresh();
  if (settings.databaseUrl) {
    await fill(settings);
    return settings;
  }
  // Filling an embedded database takes five seconds of CPU, copying a filled one a tenth.
  filledFolder ??= createFilledFolder();
  rmSync(settings.dataDir, { recursive: true, force: true });
  cpSync(await filledFolder, settings.dataDir, { recursive: true });
  return settings;
}

async function createFilledFolder(): Promise<string> {
  const root = makeDatabaseRoot('plaza-filled-');
  cleanUpAfterProcess(root);
  const dataDir = join(root, 'data');
  await fillDataFolder(dataDir);
  await fill({ dataDir });
  return dataDir;
}

async function fill(settings: DatabaseSettings): Promise<void> {
  const database = await openDatabase(settings);
  await importContent(database, await readFixture());
  await database.close();
}
