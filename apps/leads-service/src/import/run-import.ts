import { setTimeout as delay } from 'node:timers/promises';
import type { WebsiteContent } from '@plaza/content-client';
import { importThroughService } from '../control/control-client.ts';
import { DataDirInUseError } from '../database/data-dir-lock.ts';
import { type DatabaseSettings, openDatabase } from '../database/open-database.ts';
import { importContent } from './import-content.ts';
import type { ImportOptions, RunOptions } from './import-options.ts';
import type { ImportOutcome } from './import-result.ts';

/** A service that is just starting holds its data folder before it takes imports. */
const startingService = { attempts: 40, pause: 250 } as const;

/**
 * Imports content through the service that runs on the embedded database, or into the database
 * itself when none runs or it is a PostgreSQL server. A service that knows the site's secret tells
 * the site itself, so that whoever imports needs none.
 */
export async function runImport(
  settings: DatabaseSettings,
  content: WebsiteContent,
  options: RunOptions = {},
): Promise<ImportOutcome> {
  if (settings.databaseUrl) return importDirectly(settings, content, options);
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await importThroughService(settings.dataDir, { ...content, ...options });
    if (outcome) return outcome;
    try {
      return await importDirectly(settings, content, options);
    } catch (error) {
      const isStarting = error instanceof DataDirInUseError;
      if (!isStarting || attempt >= startingService.attempts) throw error;
    }
    await delay(startingService.pause);
  }
}

async function importDirectly(
  settings: DatabaseSettings,
  content: WebsiteContent,
  options: ImportOptions,
): Promise<ImportOutcome> {
  const database = await openDatabase(settings);
  try {
    return { result: await importContent(database, content, options) };
  } finally {
    await database.close();
  }
}
