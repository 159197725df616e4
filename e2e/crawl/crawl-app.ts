import { resolveRequest, sitePages } from '@plaza/routing';
import type { SiteApp } from '../environment/site-apps.ts';
import { type CrawlIssue, checkCrawl } from './check-crawl.ts';
import { createTextCheck } from './check-texts.ts';
import { crawlSite } from './crawl-site.ts';
import type { CrawledPage } from './read-page.ts';

export type AppCrawl = {
  readonly pages: readonly CrawledPage[];
  readonly issues: readonly CrawlIssue[];
};

/** Pages that say why they are not shown answer 403. */
const statusOf = (page: ReturnType<typeof resolveRequest>) =>
  page.kind === 'page' && page.route.pageType === 'Forbidden' ? 403 : 200;

/** The first path segment. */
const prefixOf = (path: string) => path.split('/')[1] ?? '';

/**
 * Crawls a running site of an app and checks what it reads.
 *
 * @param locales whose pages are read; default all. Of a site with one language that is the whole site.
 */
export async function crawlApp(
  { config: { site: config } }: SiteApp,
  site: string,
  locales: readonly string[] = config.markets.map(({ locale }) => locale),
): Promise<AppCrawl> {
  const chosen = config.markets.filter(({ locale }) => locales.includes(locale));
  const localeOf = (path: string) =>
    (config.marketByPrefix.get(prefixOf(path)) ?? (config.isMultiLanguage ? undefined : chosen[0]))
      ?.locale;
  const crawl = await crawlSite({
    site,
    url: config.url,
    starts: chosen.map(({ pathPrefix }) => (pathPrefix ? `/${pathPrefix}/` : '/')),
    known: [...sitePages(config)].map(({ path }) => path),
    isFollowed: (path) => {
      const locale = localeOf(path);
      return locale === undefined || locales.includes(locale);
    },
  });
  const issues = checkCrawl(crawl, {
    localeOf,
    statusOf: (path) => statusOf(resolveRequest(config, null, path)),
    checkTexts: await createTextCheck(config.markets.map(({ locale }) => locale)),
  });
  return { pages: [...crawl.pages.values()], issues };
}
