import type { ImportResult } from '../import/import-result.ts';
import { changedTags } from '../import/report.ts';
import type { Announcement } from './announcement.ts';
import { revalidateSite } from './revalidate-site.ts';

/** Where a website's pages are served, and the secret shared with that site. */
export interface SiteToTell {
  readonly siteUrl: string | undefined;
  readonly secret: string | undefined;
}

/**
 * Tells a site what an import changed; of one that changed nothing, to read everything again, for
 * an earlier import may not have reached the site. A site that cannot be told catches up when its pages grow
 * old, so this never throws.
 */
export async function announceImport(
  result: ImportResult,
  { siteUrl, secret }: SiteToTell,
): Promise<Announcement> {
  if (!siteUrl) return untold('No site was told: neither --site nor REVALIDATE_URL names one');
  if (!secret) return untold(`${siteUrl} was not told: REVALIDATE_SECRET is not set`);
  const { websiteId } = result;
  const failure = await revalidateSite({ siteUrl, secret, websiteId, tags: changedTags(result) });
  if (failure) return untold(`warning: ${siteUrl} was not told: ${failure}`);
  const news = result.changed ? 'show the new content' : 'read its content again';
  return { told: true, message: `${siteUrl} was told to ${news}` };
}

const untold = (message: string): Announcement => ({ told: false, message });
