import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../database/database.ts';
import { type DatabaseSettings, openDatabase } from '../../database/open-database.ts';
import { DataDirInUseError } from '../data-dir-lock.ts';

/** A service that is just starting holds its data folder before it takes commands. */
const startingService = { attempts: 40, pause: 250 } as const;

export interface Work<T> {
  /** Has the service do it. @returns undefined when none runs on the folder */
  readonly ask: (dataDir: string) => Promise<T | undefined>;
  /** Does it. */
  readonly perform: (database: Database) => Promise<T>;
}

/**
 * Does something with the database: through the service that runs on the embedded one, or directly
 * when none runs or it is a PostgreSQL server.
 */
export async function withDatabase<T>(settings: DatabaseSettings, work: Work<T>): Promise<T> {
  if (settings.databaseUrl) return performDirectly(settings, work);
  for (let attempt = 1; ; attempt += 1) {
    const answer = await work.ask(settings.dataDir);
    if (answer) return answer;
    try {
      return await performDirectly(settings, work);
    } catch (error) {
      const isStarting = error instanceof DataDirInUseError;
      if (!isStarting || attempt >= startingService.attempts) throw error;
    }
    await delay(startingService.pause);
  }
}

async function performDirectly<T>(settings: DatabaseSettings, { perform }: Work<T>): Promise<T> {
  const database = await openDatabase(settings);
  try {
    return await perform(database);
  } finally {
    await database.close();
  }
}
