import type { ImportOutcome } from '@plaza/contract/content-import';
import type { Database } from '../database/database.ts';
import type { DatabaseSettings } from '../database/open-database.ts';
import { callService, importThroughService } from '../embedded/control/control-client.ts';
import { withDatabase } from '../embedded/control/with-database.ts';
import type { Restoration } from './history-messages.ts';
import type { Import, SpooledContent } from './import-content.ts';
import type { RunOptions } from './import-options.ts';
import type { SettingsImport } from './import-settings.ts';

/** Options of a run, and what happens with its outcome. */
export interface Run extends RunOptions {
  /** Called as soon as the content is stored. */
  readonly onStored?: (outcome: ImportOutcome) => Promise<void>;
}

// What only works on a database is loaded for it: an import through a service needs none of it.

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
    perform: async (database) => {
      const { importSpool } = await import('./import-content.ts');
      return importSpool(database, content, options);
    },
  });

/** Restores a version as a new one, like `runImport`. */
export const runRestore = (
  settings: DatabaseSettings,
  { onStored, ...wanted }: Restoration & { readonly onStored: NonNullable<Run['onStored']> },
): Promise<ImportOutcome> =>
  change(settings, onStored, {
    request: (dataDir) => callService(dataDir, 'restoreContent', wanted),
    perform: async (database) => {
      const { restoreVersion } = await import('./restore-version.ts');
      return restoreVersion(database, wanted);
    },
  });

/** Imports the settings of a website alone, like `runImport`. */
export const runSettingsImport = (
  settings: DatabaseSettings,
  { onStored, ...wanted }: SettingsRun,
): Promise<ImportOutcome> =>
  change(settings, onStored, {
    request: (dataDir) => callService(dataDir, 'importSettings', wanted),
    perform: async (database) => {
      const { importSettings } = await import('./import-settings.ts');
      return importSettings(database, wanted);
    },
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
      const { untilNoticed } = await import('./until-noticed.ts');
      if (outcome.result.changed) await untilNoticed(database);
      await onStored(outcome);
      // A service on an embedded database indexes what it finds when it starts.
      if (database.engine === 'pglite') return outcome;
      const { updateSearchIndex } = await import('../search/search-index.ts');
      await updateSearchIndex(database);
      return outcome;
    },
  });
}
