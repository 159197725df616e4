import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CountryCode, countryTable } from '@plaza/routing';
import { cookieEntries } from '../content/cookie-entries.ts';
import { siteOptions } from '../core/site-options.ts';
import { localesOf } from '../core/vendor-rules.ts';
import { writeJson } from '../core/write-json.ts';
import { countryFiles } from '../files/site-files.ts';
import type { Answers } from '../model/answers.ts';
import type { SiteOptions } from '../model/options.ts';
import { configWithCountry, routesWithCountry } from './country-source.ts';
import type { ExistingSite } from './existing-site.ts';

/** What a change does to a folder: texts of files by their path in it, and what is left to do. */
export interface FolderChange {
  readonly created: ReadonlyMap<string, string>;
  readonly changed: ReadonlyMap<string, string>;
  readonly notes: readonly string[];
}

/** The answers about the new country. */
export type CountryAnswers = Pick<Answers, 'prefixes' | 'amounts' | 'regimes'> & {
  readonly code: CountryCode;
};

/**
 * Adds a country to a site: its routes, its content, and the words about cookies in its language. Pages
 * that are there keep their addresses.
 *
 * @param now ISO 8601, the date of every new entry
 * @throws Error when a file of the site cannot be changed without a person; nothing is written
 */
export async function addCountry(
  site: ExistingSite,
  { code, ...answers }: CountryAnswers,
  now: string,
): Promise<FolderChange> {
  const options = siteOptionsOf(site, { code, ...answers });
  const country = options.countries.at(-1);
  if (!country) throw new Error(`${code} is no country`);
  const created = await countryFiles(options, {
    ...{ country, now },
    firstProductId: site.lastProductId + 1,
  });
  return {
    created: new Map(created.filter(([file]) => !isShared(site, file))),
    changed: new Map([
      ['plaza.config.ts', configWithCountry(site, country)],
      ['routes.ts', routesWithCountry(site, { ...options, countries: [country] })],
      ...declaredCookies(site, options),
    ]),
    notes: notesOf(options, country.locale),
  };
}

/** The categories in English are there for the service, whatever the countries (§7.1). */
const isShared = ({ folder }: ExistingSite, file: string) =>
  file.startsWith('content/cookie-categories/') && existsSync(join(folder, file));

/** The site as if it had been opened with the country. */
export function siteOptionsOf(
  site: ExistingSite,
  { code, ...answers }: CountryAnswers,
): SiteOptions {
  const { folder, name, url, id, productType, vendors, pages, codes } = site;
  return siteOptions({
    ...{ folder, name, url, id, productType, vendors, pages, ...answers },
    countries: [...codes, code],
    defaultCountry: codes[0] ?? code,
    tokens: {},
    port: 0,
  });
}

type Cookie = { readonly name: string; readonly translations?: Record<string, object> };
type Provider = { readonly id: string; readonly cookies: readonly Cookie[] };

/** What the cookies are for in the new language, and the names that a further country stores. */
function declaredCookies({ folder }: ExistingSite, options: SiteOptions): [string, string][] {
  const words = cookieEntries(options) as readonly Provider[];
  const before = cookieEntries({ ...options, countries: firstOf(options) }) as readonly Provider[];
  return globSync('content/website-cookies/**/*.json', { cwd: folder }).flatMap((file) => {
    const entry = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Provider;
    const said = cookiesOf(words, entry);
    const known = new Set([...cookiesOf(before, entry), ...entry.cookies].map(({ name }) => name));
    const cookies = [
      ...entry.cookies.map((cookie) => translated(cookie, said)),
      ...said.filter(({ name }) => !known.has(name)),
    ];
    const isSame = JSON.stringify(cookies) === JSON.stringify(entry.cookies);
    return isSame ? [] : [[file, writeJson({ ...entry, cookies })] as [string, string]];
  });
}

const cookiesOf = (providers: readonly Provider[], { id }: Provider): readonly Cookie[] =>
  providers.find((provider) => provider.id === id)?.cookies ?? [];

/** What a person has written stays. */
function translated(cookie: Cookie, said: readonly Cookie[]): Cookie {
  const words = said.find(({ name }) => name === cookie.name)?.translations;
  const translations = { ...words, ...cookie.translations };
  return Object.keys(translations).length > 0 ? { ...cookie, translations } : cookie;
}

/** The countries of a site before the last was added. */
const firstOf = ({ countries: [first, ...others] }: SiteOptions): SiteOptions['countries'] => [
  first,
  ...others.slice(0, -1),
];

function notesOf({ vendors, countries }: SiteOptions, locale: string): string[] {
  const hasMeta = vendors.meta !== undefined && localesOf('meta', [locale]).length > 0;
  return [
    ...(hasMeta ? [`tracking.vendors.metaPixelIds: the pixel of ${locale}, if it has one`] : []),
    `the language: a native speaker has to read the content (${locale})`,
    `the offers: sample products of ${countryTable[countries.at(-1)?.code ?? 'ES'].country}, to be replaced by those of real lenders`,
  ];
}
