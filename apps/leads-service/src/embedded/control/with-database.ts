import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../database/database.ts';
import type { DatabaseSettings } from '../../database/open-database.ts';
import { DataDirInUseError } from '../data-dir-lock.ts';

/** A starting service locks its data folder before it accepts commands. */
const startupRetry = { attempts: 40, pause: 250 } as const;

export interface Work<T> {
  /** Sends it to the service. @returns undefined if no service runs on the folder */
  readonly request: (dataDir: string) => Promise<T | undefined>;
  /** Does it directly. */
  readonly perform: (database: Database) => Promise<T>;
}

/**
 * Works with the database: through the service that runs on the embedded one, otherwise directly.
 */
export async function withDatabase<T>(settings: DatabaseSettings, work: Work<T>): Promise<T> {
  if (settings.databaseUrl) return performDirectly(settings, work);
  for (let attempt = 1; ; attempt += 1) {
    const answer = await work.request(settings.dataDir);
    if (answer) return answer;
    try {
      return await performDirectly(settings, work);
    } catch (error) {
      const isStarting = error instanceof DataDirInUseError;
      if (!isStarting || attempt >= startupRetry.attempts) throw error;
    }
    await delay(startupRetry.pause);
  }
}

async function performDirectly<T>(settings: DatabaseSettings, { perform }: Work<T>): Promise<T> {
  // What a service does for a command needs no database here, whose modules take long to load.
  const { openDatabase } = await import('../../database/open-database.ts');
  const database = await openDatabase(settings);
  try {
    return await perform(database);
  } finally {
    await database.close();
  }
}
