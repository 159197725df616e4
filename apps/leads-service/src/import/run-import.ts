import type { DatabaseSettings } from '../database/open-database.ts';
import { importThroughService } from '../embedded/control/control-client.ts';
import { withDatabase } from '../embedded/control/with-database.ts';
import { updateSearchIndex } from '../search/search-index.ts';
import { importSpool, type SpooledContent } from './import-content.ts';
import type { RunOptions } from './import-options.ts';
import type { ImportOutcome } from './import-result.ts';
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
export async function runImport(
  settings: DatabaseSettings,
  content: SpooledContent,
  { onStored = async () => {}, ...options }: Run = {},
): Promise<ImportOutcome> {
  return withDatabase<ImportOutcome>(settings, {
    request: async (dataDir) => {
      const outcome = await importThroughService(dataDir, content, options);
      if (outcome) await onStored(outcome);
      return outcome;
    },
    perform: async (database) => {
      const outcome = await importSpool(database, content, options);
      if (outcome.result.changed) await untilNoticed(database);
      await onStored(outcome);
      // A service on an embedded database indexes what it finds when it starts.
      if (database.engine === 'postgres') await updateSearchIndex(database);
      return outcome;
    },
  });
}
