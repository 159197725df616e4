import type { DatabaseSettings } from '../src/database/open-database.ts';
import { readSettings, type Settings } from '../src/env.ts';

/** Settings of a service for tests: any free port, the given database, silence. */
export function testSettings(
  database: DatabaseSettings,
  changes: Partial<Settings> = {},
): Settings {
  const quiet = readSettings({
    LEADS_SERVICE_PORT: '0',
    LOG_LEVEL: 'silent',
    // What a test sends comes from one client.
    POSTS_PER_MINUTE: '1000000',
    // A machine that runs tests is busy.
    MAX_EVENT_LOOP_DELAY: '0',
  });
  return { ...quiet, ...database, databaseUrl: database.databaseUrl, ...changes };
}
