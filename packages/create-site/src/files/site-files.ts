import {
  createMessages,
  interfaceMessages,
  interfaceTexts,
  type TranslateInterface,
} from '@plaza/i18n';
import { cookieEntries } from '../content/cookie-entries.ts';
import { countryContent } from '../content/country-content.ts';
import { countryEntries, englishCategories } from '../content/country-entries.ts';
import { logoFile } from '../content/product-logo.ts';
import { writeJson } from '../core/write-json.ts';
import type { SiteCountry, SiteOptions } from '../model/options.ts';
import { configModule, routesModule } from './config-modules.ts';
import { iconFile } from './icon.ts';
import { logoDrawing } from './logo.ts';
import { outsideFiles } from './outside-files.ts';
import { type PackageSources, packageManifest, tsconfig } from './package-files.ts';

/** Files of the new folder by their path in it. */
export type SiteFiles = ReadonlyMap<string, string>;

/**
 * The nine things that an app owns; `locales/` is left to the team, for nothing differs yet.
 *
 * @param now ISO 8601, the date of every entry
 */
export async function siteFiles(
  options: SiteOptions,
  { now, sources }: { now: string; sources: PackageSources },
): Promise<SiteFiles> {
  return new Map([
    ['package.json', writeJson(packageManifest(options, sources))],
    ['tsconfig.json', writeJson(tsconfig(sources))],
    ['next.config.ts', "export { default } from './.plaza/next.config.ts';\n"],
    ['plaza.config.ts', configModule(options)],
    ['routes.ts', routesModule(options)],
    ['brand.tokens.json', writeJson(options.tokens)],
    ['icon.svg', iconFile(options)],
    ...(sources.kind === 'registry' ? outsideFiles(options, sources.settings) : []),
    ...(await contentFiles(options, now)),
  ]);
}

async function contentFiles(options: SiteOptions, now: string): Promise<[string, string][]> {
  const files: [string, object][] = [];
  const logos: [string, string][] = [];
  let firstProductId = 1;
  for (const country of options.countries) {
    const added = await contentOfCountry(options, { country, now, firstProductId });
    firstProductId += added.products;
    files.push(...added.entries);
    logos.push(...added.logos);
  }
  const hasEnglish = options.countries.some(({ locale }) => locale === 'en-US');
  if (!hasEnglish)
    for (const [file, entry] of Object.entries(englishCategories(now)))
      files.push([file.replace('/', '/en-US/'), entry]);
  for (const entry of cookieEntries(options))
    files.push([`website-cookies/${entry.id}.json`, entry]);
  return [...contentTexts(files), ...logos];
}

const contentTexts = (entries: readonly [string, object][]): [string, string][] =>
  entries.map(([file, entry]) => [`content/${file}`, writeJson(entry)]);

type NewCountry = {
  readonly country: SiteCountry;
  /** ISO 8601, the date of every entry. */
  readonly now: string;
  readonly firstProductId: number;
};

/** The files of one country's content in the folder of a site. */
export async function countryFiles(
  options: SiteOptions,
  added: NewCountry,
): Promise<[string, string][]> {
  const { entries, logos } = await contentOfCountry(options, added);
  return [...contentTexts(entries), ...logos];
}

async function contentOfCountry(options: SiteOptions, { country, ...rest }: NewCountry) {
  const t = await translateInterface(country);
  const content = countryContent({ options, country, t, ...rest });
  const entries = inFolderOf(country, options, countryEntries(content));
  const logos = content.products.map((product): [string, string] => [
    `content/${logoFile(product.slug)}`,
    logoDrawing(product),
  ]);
  return { entries, logos, products: content.products.length };
}

/** Entries of several countries lie in a folder a locale: `pages/pl-PL/contact.json`. */
function inFolderOf(
  { locale }: SiteCountry,
  { countries }: SiteOptions,
  entries: Readonly<Record<string, object>>,
): [string, object][] {
  const isOne = countries.length === 1;
  return Object.entries(entries).map(([file, entry]) => {
    const isShared = isOne && !file.startsWith('cookie-categories/');
    return [isShared ? file : file.replace('/', `/${locale}/`), entry];
  });
}

async function translateInterface({ locale, currency }: SiteCountry): Promise<TranslateInterface> {
  const messages = createMessages({
    namespace: 'interface',
    messages: interfaceMessages,
    read: interfaceTexts(),
  });
  return (await messages({ locale, currency })).t;
}
