import type { WebsiteContent } from '@plaza/contract';
import type { DatabaseSettings } from '../src/database/open-database.ts';
import { importThroughService } from '../src/embedded/control/control-client.ts';
import { createContentSpool } from '../src/import/content-spool.ts';
import type { SpooledContent } from '../src/import/import-content.ts';
import type { RunOptions } from '../src/import/import-options.ts';
import { runImport } from '../src/import/run-import.ts';

/** Imports content in memory like `content:import`. */
export const runImportOf = (
  settings: DatabaseSettings,
  content: WebsiteContent,
  options: RunOptions = {},
) => spooled(content, (spool) => runImport(settings, spool, options));

/** Streams content in memory to the service on a data folder. */
export const importThrough = (dataDir: string, { ...content }: WebsiteContent & RunOptions) =>
  spooled(content, (spool) => importThroughService(dataDir, spool, content));

async function spooled<T>(
  { website, entities }: WebsiteContent,
  use: (content: SpooledContent) => Promise<T>,
): Promise<T> {
  const spool = await createContentSpool();
  try {
    for (const entity of entities) await spool.add(entity);
    return await use({ website, spool });
  } finally {
    await spool.close();
  }
}
