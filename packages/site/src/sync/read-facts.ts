import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { interfaceTexts } from '@plaza/i18n';
import { findPage, homePath } from '@plaza/routing';
import type { PlazaSite } from '../config/define-site.ts';
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
      const texts = await readErrorTexts(projectDir, locale);
      return [pathPrefix, { locale, home: homePath(site, locale), texts }] as const;
    },
  );
  return Object.fromEntries(await Promise.all(pages));
}

async function readErrorTexts(projectDir: string, locale: string) {
  const own = async () => {
    const file = join(projectDir, 'locales', `${locale}.json`);
    return { default: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {} };
  };
  const all = await interfaceTexts({ [locale]: own })({ locale, namespace: 'interface' });
  const texts = errorTextKeys.map((key) => {
    const text = (all as Readonly<Record<string, string>>)[key];
    if (text === undefined)
      throw new Error(
        `locales/${locale}.json: '${key}' is missing, and @plaza/i18n has no texts in this language`,
      );
    return [key, text] as const;
  });
  return Object.fromEntries(texts);
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
