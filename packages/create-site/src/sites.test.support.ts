import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type CountryCode, countryTable } from '@plaza/routing';
import fc from 'fast-check';
import { seededCountries } from './core/read-countries.ts';
import type { CompleteAnswers } from './core/site-options.ts';
import { siteOptions } from './core/site-options.ts';
import { localesOf } from './core/vendor-rules.ts';
import { type SiteFiles, siteFiles } from './files/site-files.ts';
import { lendingOf } from './model/lending.ts';
import { optionalPages, type SiteOptions, type VendorName } from './model/options.ts';

const now = '2026-11-22T09:00:00.000Z';

/** In the package, so that the modules of a site find `@plaza/site`. */
const sitesFolder = join(import.meta.dirname, '../.data/sites');

/** Writes a site for as long as `use` runs. */
export async function withSite<T>(
  files: SiteFiles,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  mkdirSync(sitesFolder, { recursive: true });
  const folder = mkdtempSync(join(sitesFolder, 'site-'));
  try {
    for (const [path, text] of files) {
      // It extends that of a repository, and nothing here is compiled.
      if (path === 'tsconfig.json') continue;
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const ids: Readonly<Partial<Record<VendorName, string>>> = {
  google: 'G-SAMPLE310',
  meta: '100',
  bing: '97',
  tiktok: 'CSAMPLE0310',
  clarity: 'abc310',
};

const amountList = fc
  .uniqueArray(fc.integer({ min: 50, max: 1_000_000 }), { minLength: 1, maxLength: 4 })
  .map((amounts) => amounts.toSorted((a, b) => a - b));

/** A site of these countries with all pages and the amounts proposed for each. */
export const countriesOptions = (
  countries: readonly [CountryCode, ...CountryCode[]],
): SiteOptions =>
  siteOptions({
    ...{ folder: '/repository/apps/new-loans', name: 'Jacaranda', id: 310, hue: 300, port: 3600 },
    ...{ url: 'https://jacaranda.example', productType: 'Finance', pages: [...optionalPages] },
    countries: [...countries],
    prefixes:
      countries.length > 1
        ? Object.fromEntries(countries.map((code) => [code, code.toLowerCase()]))
        : {},
    defaultCountry: countries[0],
    vendors: { google: 'G-SAMPLE310', bing: '97' },
    amounts: Object.fromEntries(countries.map((code) => [code, lendingOf(code).amounts])),
  });

/** Any answers that the questions allow, of up to four countries. */
export const anyOptions: fc.Arbitrary<SiteOptions> = fc
  .record({
    countries: fc.uniqueArray(fc.constantFrom(...seededCountries), { minLength: 1, maxLength: 4 }),
    amounts: fc.array(amountList, { minLength: 4, maxLength: 4 }),
    vendors: fc.subarray(Object.keys(ids) as VendorName[]),
    pages: fc.subarray([...optionalPages]),
    hue: fc.integer({ min: 0, max: 360 }),
    name: fc.constantFrom('Jacaranda', 'Älvdal Lån', "O'Brien & Co", 'Żubr "Plus"', '7 Lunas'),
    id: fc.integer({ min: 1, max: 2_147_483_647 }),
  })
  .map(({ countries, amounts, vendors, pages, hue, name, id }) => {
    const hasMeta =
      localesOf(
        'meta',
        countries.map((code) => countryTable[code].locale),
      ).length > 0;
    const chosen = vendors.filter((vendor) => vendor !== 'meta' || hasMeta);
    const answers: CompleteAnswers = {
      ...{ folder: '/repository/apps/new-site', name, url: 'https://new-site.example', id, hue },
      productType: 'Finance',
      countries,
      prefixes:
        countries.length > 1
          ? Object.fromEntries(countries.map((code) => [code, code.toLowerCase()]))
          : {},
      defaultCountry: countries.at(-1) ?? 'MX',
      vendors: Object.fromEntries(chosen.map((vendor) => [vendor, ids[vendor]])),
      amounts: Object.fromEntries(countries.map((code, index) => [code, amounts[index] ?? []])),
      ...{ pages, port: 3600 },
    };
    return siteOptions(answers);
  });

export const filesOf = (options: SiteOptions) =>
  siteFiles(options, { now, sources: { kind: 'workspace' } });
