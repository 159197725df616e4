import { buildApp } from '../src/app.ts';
import type { Database, DatabaseEngine } from '../src/database/database.ts';
import { openDatabase } from '../src/database/open-database.ts';
import type { Settings } from '../src/env.ts';
import { importContent } from '../src/import/import-content.ts';
import { fillDataFolder } from './databases.ts';
import { readFixture } from './fixture-content.ts';
import { acquireDatabase } from './shared-database.ts';
import { testSettings } from './test-settings.ts';

export interface TestService {
  readonly app: Awaited<ReturnType<typeof buildApp>>;
  readonly database: Database;
  readonly settings: Settings;
  stop(): Promise<void>;
}

/** The whole service on a database that holds the fixture content alone. It does not listen yet. */
export async function createTestService(
  engine: DatabaseEngine,
  changes: Partial<Settings> = {},
): Promise<TestService> {
  const { database, settings, release } = await acquireDatabase(engine);
  return startOn({ database, settings: testSettings(settings, changes), release: release });
}

/** The same, on an embedded database in that folder. */
export async function createTestServiceAt(dataDir: string): Promise<TestService> {
  await fillDataFolder(dataDir);
  const database = await openDatabase({ dataDir });
  const release = () => database.close();
  return startOn({ database, settings: testSettings({ dataDir }), release });
}

interface Ground {
  readonly database: Database;
  readonly settings: Settings;
  readonly release: () => Promise<void>;
}

async function startOn({ database, settings, release }: Ground): Promise<TestService> {
  await importContent(database, await readFixture());
  const app = await buildApp({ database, settings });
  const stop = async () => {
    await app.close();
    await release();
  };
  return { app, database, settings, stop };
}
