import { isDeepStrictEqual } from 'node:util';
import { CONTENT_TAG, type Website } from '@plaza/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { websites } from '../database/schema.ts';
import { websiteHash } from './content-row.ts';
import type { Import } from './import-content.ts';
import { recordVersion } from './record-version.ts';
import { lockWebsite, saveWebsite } from './stored-content.ts';

/** Who changes the settings, and where they come from. */
export interface SettingsImport {
  readonly website: Website;
  readonly author: string;
  readonly source: string;
}

/**
 * Replaces the settings of a website and leaves its content, whoever owns it.
 *
 * @throws {Error} if the website has no content yet
 */
export function importSettings(
  { batches }: Pick<Database, 'batches'>,
  { website, author, source }: SettingsImport,
): Promise<Import> {
  return batches.transaction(async (transaction) => {
    const websiteId = website.id;
    await lockWebsite(transaction, websiteId);
    const [known] = await transaction.select().from(websites).where(eq(websites.id, websiteId));
    if (!known) throw new Error(`There is no website ${websiteId} yet: import its content first`);
    const summary = { websiteId, folders: {}, entries: 0 };
    if (isDeepStrictEqual(known.settings, website)) {
      const version = known.contentVersion;
      const unchanged = { ...summary, changed: false, website: 'unchanged', version } as const;
      return { result: unchanged, tags: [CONTENT_TAG] };
    }
    const version = await saveWebsite(transaction, website, websiteHash(website));
    const record = { author, source, changes: {}, settings: website };
    await recordVersion(transaction, { websiteId, version }, record);
    const changed = { ...summary, changed: true, website: 'changed', version } as const;
    return { result: changed, tags: [CONTENT_TAG] };
  });
}
