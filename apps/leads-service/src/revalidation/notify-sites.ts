import { REVALIDATION_TAGS } from '@plaza/contract';
import type { ImportResult, Notification } from '@plaza/contract/content-import';
import type { Settings } from '../env.ts';
import type { Import } from '../import/import-content.ts';
import { type RevalidationCall, revalidateSite } from './revalidate-site.ts';

/** The addresses of the sites that show a website, and the secret shared with them. */
export interface SitesToNotify {
  readonly urls: readonly string[];
  readonly secret: string | undefined;
}

/**
 * The sites to notify of an import: the named one, otherwise those of `REVALIDATE_URLS`. An import
 * without changes only notifies a named site.
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
 * Notifies sites of the changes of an import. Without changes they reload all content, because an
 * earlier notification may have failed. Never throws: a site that is not notified is updated when
 * its pages expire.
 */
export function notifySites(
  { result, tags }: Pick<Import, 'result'> & { readonly tags: readonly string[] },
  { urls, secret }: SitesToNotify,
): Promise<Notification[]> {
  const { websiteId, changed } = result;
  const effect = changed ? 'shows the new content' : 'reads its content again';
  const notify = async (siteUrl: string): Promise<Notification> => {
    if (!secret) return failed(`${siteUrl} was not notified: REVALIDATE_SECRET is not set`);
    const failure = await revalidateAll({ siteUrl, secret, websiteId, tags });
    if (failure) return failed(`warning: ${siteUrl} was not notified: ${failure}`);
    return { notified: true, message: `${siteUrl} was notified and ${effect}` };
  };
  if (urls.length > 0) return Promise.all(urls.map(notify));
  const reason = `--site and REVALIDATE_URLS have no address for website ${websiteId}`;
  return Promise.resolve([failed(`No site was notified: ${reason}`)]);
}

/** Sends as many messages as the tags need, one after another. @returns the first failure */
async function revalidateAll({ tags, ...call }: RevalidationCall): Promise<string | undefined> {
  for (let start = 0; start < tags.length; start += REVALIDATION_TAGS) {
    const part = tags.slice(start, start + REVALIDATION_TAGS);
    const failure = await revalidateSite({ ...call, tags: part });
    if (failure) return failure;
  }
  return undefined;
}

const failed = (message: string): Notification => ({ notified: false, message });
