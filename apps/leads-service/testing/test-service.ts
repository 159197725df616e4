import { type AppOptions, buildApp } from '../src/app.ts';
import type { Keyring } from '../src/applications/encryption/keyring.ts';
import { openKeyring } from '../src/applications/encryption/open-keyring.ts';
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
  /** As the service has it. */
  readonly keyring: Keyring;
  stop(): Promise<void>;
}

/** Creates the service on a database with only the fixture content, without listening. */
export async function createTestService(
  engine: DatabaseEngine,
  changes: Partial<Settings> = {},
  flows?: AppOptions['flows'],
): Promise<TestService> {
  const { database, settings, release } = await acquireDatabase(engine);
  return createService({ database, settings: testSettings(settings, changes), release, flows });
}

/** Like `createTestService`, on an embedded database in the given folder. */
export async function createTestServiceAt(dataDir: string): Promise<TestService> {
  await fillDataFolder(dataDir);
  const database = await openDatabase({ dataDir });
  const release = () => database.close();
  return createService({ database, settings: testSettings({ dataDir }), release });
}

interface ServiceParts {
  readonly database: Database;
  readonly settings: Settings;
  readonly release: () => Promise<void>;
  readonly flows?: AppOptions['flows'];
}

async function createService({
  database,
  settings,
  release,
  flows,
}: ServiceParts): Promise<TestService> {
  await importContent(database, await readFixture());
  const app = await buildApp({ database, settings, ...(flows && { flows }) });
  const stop = async () => {
    await app.close();
    await release();
  };
  const keyring = await openKeyring(database, settings);
  return { app, database, settings, keyring, stop };
}
