import type { DatabaseSettings } from '../src/database/open-database.ts';
import { readSettings, type Settings } from '../src/env.ts';

/** Settings of a service for tests: any free port, the given database, silence. */
export function testSettings(
  database: DatabaseSettings,
  changes: Partial<Settings> = {},
): Settings {
  const quiet = readSettings({ LEADS_SERVICE_PORT: '0', LOG_LEVEL: 'silent' });
  return { ...quiet, ...database, databaseUrl: database.databaseUrl, ...changes };
}
