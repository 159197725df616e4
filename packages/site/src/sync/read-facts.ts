import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { findPage, homePath } from '@plaza/routing';
import type { PlazaSite } from '../config/define-site.ts';
import { readTexts } from '../core/read-texts.ts';
import { defaultLocale } from '../react/default-locale.ts';
import { indexContentFolder } from './index-content.ts';
import { readBrandStyles } from './read-brand.ts';
import { readSite } from './read-site.ts';
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
  return {
    brandStyles: readBrandStyles(projectDir, plaza.partners),
    locales: globSync('locales/*.json', { cwd: projectDir })
      .map((file) => basename(file, '.json'))
      .toSorted(),
    errorPages: await readErrorPages(projectDir, site),
    website: websiteJson(site),
  };
}
