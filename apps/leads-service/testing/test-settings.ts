import type { DatabaseSettings } from '../src/database/open-database.ts';
import { readSettings, type Settings } from '../src/env.ts';

/** Settings of a test service: any free port, the given database, no log. */
export function testSettings(
  database: DatabaseSettings,
  changes: Partial<Settings> = {},
): Settings {
  const settings = readSettings({
    LEADS_SERVICE_PORT: '0',
    LOG_LEVEL: 'silent',
    // All requests of a test come from one client.
    POSTS_PER_MINUTE: '1000000',
    // Test machines are busy.
    MAX_EVENT_LOOP_DELAY: '0',
  });
  return { ...settings, ...database, databaseUrl: database.databaseUrl, ...changes };
}
