import type { Settings } from '../env.ts';
import type { ImportResult, Notification } from '../import/import-result.ts';
import { changedTags } from '../import/report.ts';
import { revalidateSite } from './revalidate-site.ts';

/** Where a website's pages are served, and the secret shared with those sites. */
export interface SitesToNotify {
  readonly urls: readonly string[];
  readonly secret: string | undefined;
}

/**
 * The sites that show the imported website: the one that the import names, else those of
 * `REVALIDATE_URLS`. An import that changed nothing notifies only a site that it names.
 */
export function sitesToNotify(
  { websiteId, changed }: ImportResult,
  settings: Pick<Settings, 'revalidateUrls' | 'revalidateSecret'>,
  named?: string,
): SitesToNotify {
  const own = settings.revalidateUrls.filter((site) => site.websiteId === websiteId);
  const urls = named ? [named] : changed ? own.map(({ url }) => url) : [];
  return { urls, secret: settings.revalidateSecret };
}

/**
 * Notifies sites of what an import changed; after one that changed nothing, they read all content
 * again, for an earlier import may not have reached them. A site that cannot be notified catches up
 * when its pages expire, so this never throws.
 */
export function notifySites(
  result: ImportResult,
  { urls, secret }: SitesToNotify,
): Promise<Notification[]> {
  const { websiteId, changed } = result;
  const news = changed ? 'shows the new content' : 'reads its content again';
  const notify = async (siteUrl: string): Promise<Notification> => {
    if (!secret) return failed(`${siteUrl} was not notified: REVALIDATE_SECRET is not set`);
    const failure = await revalidateSite({ siteUrl, secret, websiteId, tags: changedTags(result) });
    if (failure) return failed(`warning: ${siteUrl} was not notified: ${failure}`);
    return { notified: true, message: `${siteUrl} was notified and ${news}` };
  };
  if (urls.length > 0) return Promise.all(urls.map(notify));
  const reason = `neither --site nor REVALIDATE_URLS has an address of website ${websiteId}`;
  return Promise.resolve([failed(`No site was notified: ${reason}`)]);
}

const failed = (message: string): Notification => ({ notified: false, message });
