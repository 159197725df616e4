import type { ImportOutcome } from '@plaza/contract/content-import';
import type { Database } from '../database/database.ts';
import type { DatabaseSettings } from '../database/open-database.ts';
import { callService, importThroughService } from '../embedded/control/control-client.ts';
import { withDatabase } from '../embedded/control/with-database.ts';
import { updateSearchIndex } from '../search/search-index.ts';
import type { Restoration } from './history-messages.ts';
import { type Import, importSpool, type SpooledContent } from './import-content.ts';
import type { RunOptions } from './import-options.ts';
import { importSettings, type SettingsImport } from './import-settings.ts';
import { restoreVersion } from './restore-version.ts';
import { untilNoticed } from './until-noticed.ts';

/** Options of a run, and what happens with its outcome. */
export interface Run extends RunOptions {
  /** Called as soon as the content is stored. */
  readonly onStored?: (outcome: ImportOutcome) => Promise<void>;
}

/**
 * Imports content through the service that runs on the embedded database, otherwise directly. A
 * service with the sites' secret notifies them itself, so that editors need no secret.
 */
export const runImport = (
  settings: DatabaseSettings,
  content: SpooledContent,
  { onStored = async () => {}, ...options }: Run = {},
): Promise<ImportOutcome> =>
  change(settings, options.isPlan ? async () => {} : onStored, {
    request: (dataDir) => importThroughService(dataDir, content, options),
    perform: (database) => importSpool(database, content, options),
  });

/** Restores a version as a new one, like `runImport`. */
export const runRestore = (
  settings: DatabaseSettings,
  { onStored, ...wanted }: Restoration & { readonly onStored: NonNullable<Run['onStored']> },
): Promise<ImportOutcome> =>
  change(settings, onStored, {
    request: (dataDir) => callService(dataDir, 'restoreContent', wanted),
    perform: (database) => restoreVersion(database, wanted),
  });

/** Imports the settings of a website alone, like `runImport`. */
export const runSettingsImport = (
  settings: DatabaseSettings,
  { onStored, ...wanted }: SettingsRun,
): Promise<ImportOutcome> =>
  change(settings, onStored, {
    request: (dataDir) => callService(dataDir, 'importSettings', wanted),
    perform: (database) => importSettings(database, wanted),
  });

type SettingsRun = SettingsImport & {
  readonly siteUrl?: string;
  readonly onStored: NonNullable<Run['onStored']>;
};

interface Change {
  readonly request: (dataDir: string) => Promise<ImportOutcome | undefined>;
  readonly perform: (database: Database) => Promise<Import>;
}

function change(
  settings: DatabaseSettings,
  onStored: (outcome: ImportOutcome) => Promise<void>,
  { request, perform }: Change,
): Promise<ImportOutcome> {
  return withDatabase<ImportOutcome>(settings, {
    request: async (dataDir) => {
      const outcome = await request(dataDir);
      if (outcome) await onStored(outcome);
      return outcome;
    },
    perform: async (database) => {
      const outcome = await perform(database);
      if (outcome.result.changed) await untilNoticed(database);
      await onStored(outcome);
      // A service on an embedded database indexes what it finds when it starts.
      if (database.engine === 'postgres') await updateSearchIndex(database);
      return outcome;
    },
  });
}
