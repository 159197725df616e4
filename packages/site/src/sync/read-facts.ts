import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findPage, homePath } from '@plaza/routing';
import type { PlazaSite } from '@plaza/site-config';
import { indexContentFolder, readSite } from '@plaza/site-config/folder';
import { readTexts } from '../core/read-texts.ts';
import { defaultLocale } from '../react/default-locale.ts';
import { readBrandStyles } from './read-brand.ts';
import type { ShellFacts } from './shell-facts.ts';
import { websiteJson } from './website-file.ts';

/** The texts of the client-side error page, see `createErrorPage`. */
const errorTextKeys = ['server-error-heading', 'server-error-text', 'server-error-action'] as const;

/** Keyed by the market's path prefix. */
async function readErrorPages(
  projectDir: string,
  site: PlazaSite['site'],
): Promise<ShellFacts['errorPages']> {
  const pages = [{ pathPrefix: '', locale: defaultLocale({ site }) }, ...site.markets].map(
    async ({ pathPrefix, locale }) => {
      const texts = await readTexts(projectDir, locale, errorTextKeys);
      return [pathPrefix, { locale, home: homePath(site, locale), texts }] as const;
    },
  );
  return Object.fromEntries(await Promise.all(pages));
}

/** The texts of `locales/` for the locales of the site, by locale. */
function readOwnTexts(
  projectDir: string,
  locales: readonly string[],
  { markets }: PlazaSite['site'],
) {
  const shown = locales.filter((locale) => markets.some((market) => market.locale === locale));
  return Object.fromEntries(
    shown.map((locale) => [
      locale,
      JSON.parse(readFileSync(join(projectDir, 'locales', `${locale}.json`), 'utf8')),
    ]),
  );
}

/**
 * Reads what an app's generated files depend on: its `plaza.config.ts`, its token file and the
 * files of `locales/`.
 *
 * @throws Error that says what is missing or wrong, and where
 */
export async function readFacts(projectDir: string): Promise<ShellFacts> {
  const plaza = await readSite(projectDir);
  const { site } = plaza;
  // The error page links to where a language begins, which may be a page of content.
  const isRouted = site.markets.every(({ locale }) => findPage(site, { locale, path: '/' }));
  if (!isRouted) await indexContentFolder(plaza, projectDir);
  const locales = globSync('locales/*.json', { cwd: projectDir })
    .map((file) => basename(file, '.json'))
    .toSorted();
  return {
    brandStyles: readBrandStyles(projectDir, plaza.partners),
    locales,
    errorPages: await readErrorPages(projectDir, site),
    website: websiteJson(site, readOwnTexts(projectDir, locales, site)),
  };
}
