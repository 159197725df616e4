import type { DatabaseSettings } from '../database/open-database.ts';
import { importThroughService } from '../embedded/control/control-client.ts';
import { withDatabase } from '../embedded/control/with-database.ts';
import { importSpool, type SpooledContent } from './import-content.ts';
import type { RunOptions } from './import-options.ts';
import type { ImportOutcome } from './import-result.ts';

/**
 * Imports content through the service that runs on the embedded database, otherwise directly. A
 * service with the sites' secret notifies them itself, so that editors need no secret.
 */
export function runImport(
  settings: DatabaseSettings,
  content: SpooledContent,
  options: RunOptions = {},
): Promise<ImportOutcome> {
  return withDatabase<ImportOutcome>(settings, {
    request: (dataDir) => importThroughService(dataDir, content, options),
    perform: (database) => importSpool(database, content, options),
  });
}
