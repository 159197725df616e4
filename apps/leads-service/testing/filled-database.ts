import { type DatabaseSettings, openDatabase } from '../src/database/open-database.ts';
import { importContent } from '../src/import/import-content.ts';
import type { DatabaseFactory } from './databases.ts';
import { readFixture } from './fixture-content.ts';

/** A closed database with the fixture content, for a service process to open. */
export async function createFilledDatabase(databases: DatabaseFactory): Promise<DatabaseSettings> {
  const settings = await databases.fresh();
  const database = await openDatabase(settings);
  await importContent(database, await readFixture());
  await database.close();
  return settings;
}
