import type { BusyPage } from '@plaza/page-cache/server';
import type { Site } from '@plaza/routing';
import { busyPage } from '../core/busy-page.ts';
import { readTexts } from '../core/read-texts.ts';
import type { ByPrefix } from '../error-page/of-path.ts';
import { defaultLocale } from '../react/default-locale.ts';

/** Why a visitor gets no page: too many requests at once, or nothing that could answer. */
export type Refusal = 'busy' | 'server-error';

/**
 * Makes the pages for visitors who are turned away, by the path prefix of their language (§2.2); `''`
 * is for all other paths.
 *
 * @throws {Error} naming a text that is missing
 */
export async function readRefusalPages(
  site: Site,
  projectDir: string,
  refusal: Refusal,
): Promise<ByPrefix<BusyPage>> {
  const pageIn = async (locale: string) => {
    const keys = [`${refusal}-heading`, `${refusal}-text`, 'busy-action'] as const;
    const texts = await readTexts(projectDir, locale, keys);
    return busyPage({
      ...{ locale, siteName: site.displayName, action: texts['busy-action'] },
      heading: texts[`${refusal}-heading`],
      text: texts[`${refusal}-text`],
    });
  };
  const pages: Record<string, BusyPage> & { '': BusyPage } = {
    '': await pageIn(defaultLocale({ site })),
  };
  for (const { pathPrefix, locale } of site.markets)
    if (pathPrefix) pages[pathPrefix] = await pageIn(locale);
  return pages;
}
