import type { BusyPage, RequestHooks } from '@plaza/page-cache/server';
import type { Site } from '@plaza/routing';
import { busyPage } from '../core/busy-page.ts';
import { readTexts } from '../core/read-texts.ts';
import { ofPath } from '../error-page/of-path.ts';
import { defaultLocale } from '../react/default-locale.ts';

type BusyPages = Awaited<ReturnType<NonNullable<RequestHooks['createBusyPages']>>>;

/**
 * Makes the pages for visitors whom a site turns away, in the language of the path that they ask
 * for (§2.2).
 *
 * @throws {Error} naming a text that is missing
 */
export async function readBusyPages(site: Site, projectDir: string): Promise<BusyPages> {
  const pageIn = async (locale: string) => {
    const texts = await readTexts(projectDir, locale, ['busy-heading', 'busy-text', 'busy-action']);
    const { 'busy-heading': heading, 'busy-text': text, 'busy-action': action } = texts;
    return busyPage({ locale, siteName: site.displayName, heading, text, action });
  };
  const pages: Record<string, BusyPage> & { '': BusyPage } = {
    '': await pageIn(defaultLocale({ site })),
  };
  for (const { pathPrefix, locale } of site.markets)
    if (pathPrefix) pages[pathPrefix] = await pageIn(locale);
  return (path) => ofPath(pages, path.split('?', 1)[0] ?? '');
}
