import type { ImportOutcome } from '@plaza/contract/content-import';
import type { FastifyBaseLogger } from 'fastify';
import type { ContentVersions } from '../content/content-versions.ts';
import type { Database } from '../database/database.ts';
import type { Settings } from '../env.ts';
import { notifySites, sitesToNotify } from '../revalidation/notify-sites.ts';
import type { SearchIndex } from '../search/register-search-index.ts';
import { type Import, importSpool } from './import-content.ts';
import type { ReceivedImport } from './receive-import.ts';
import { untilNoticed } from './until-noticed.ts';

/** What a running service imports with. */
export interface ImportServices {
  readonly settings: Settings;
  readonly database: Database;
  readonly contentVersions: ContentVersions;
  readonly searchIndex: SearchIndex;
  readonly log: FastifyBaseLogger;
}

/** Imports what another process sent to this service, or only says what that would do. */
export async function storeImport(
  services: ImportServices,
  { spool, website, ...given }: ReceivedImport,
): Promise<ImportOutcome> {
  const imported = await importSpool(services.database, { website, spool }, given);
  if (given.isPlan) return { result: imported.result };
  return announceImport(services, imported, given.siteUrl);
}

/** Lets the services and the sites know of stored content. */
export async function announceImport(
  { settings, database, contentVersions, searchIndex, log }: ImportServices,
  imported: Import,
  siteUrl: string | undefined,
): Promise<ImportOutcome> {
  const { result } = imported;
  contentVersions.changed(result.websiteId, result.version);
  if (result.changed) searchIndex.update();
  log.info({ import: result }, 'Content imported');
  const sites = sitesToNotify(result, settings, siteUrl);
  if (sites.urls.length === 0 || !sites.secret) return { result, tags: [...imported.tags] };
  if (result.changed) await untilNoticed(database);
  return { result, notifications: await notifySites(imported, sites) };
}
