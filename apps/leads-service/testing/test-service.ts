import { buildApp } from '../src/app.ts';
import type { Database, DatabaseEngine } from '../src/database/database.ts';
import { openDatabase } from '../src/database/open-database.ts';
import type { Settings } from '../src/env.ts';
import { importContent } from '../src/import/import-content.ts';
import { createDatabaseFactory } from './databases.ts';
import { readFixture } from './fixture-content.ts';
import { testSettings } from './test-settings.ts';

export interface TestService {
  readonly app: Awaited<ReturnType<typeof buildApp>>;
  readonly database: Database;
  readonly settings: Settings;
  stop(): Promise<void>;
}

/** The whole service on a database of its own that holds the fixture content. It does not listen yet. */
export async function createTestService(
  engine: DatabaseEngine,
  changes: Partial<Settings> = {},
): Promise<TestService> {
  const databases = await createDatabaseFactory(engine);
  const settings = testSettings(await databases.fresh(), changes);
  const database = await openDatabase(settings);
  await importContent(database, await readFixture());
  const app = await buildApp({ database, settings });
  async function stop() {
    await app.close();
    await database.close();
    await databases.dispose();
  }
  return { app, database, settings, stop };
}
