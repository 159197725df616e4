import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type CountryCode, countryTable } from '@plaza/routing';
import { fieldOf } from '../core/vendor-rules.ts';
import type { Literal } from '../files/literal.ts';
import { type OptionalPage, type SiteOptions, vendorNames } from '../model/options.ts';
import { type ConfigProperty, readConfigSource } from './config-source.ts';

/** A country as the config has it: its code, or its code with settings. */
export type WrittenCountry = CountryCode | { readonly [setting: string]: Literal };

/** What a site is, read from its own files. */
export interface ExistingSite {
  readonly folder: string;
  readonly config: string;
  readonly properties: ReadonlyMap<string, ConfigProperty>;
  readonly routes: string;
  readonly countries: readonly WrittenCountry[];
  readonly codes: readonly CountryCode[];
  readonly name: string;
  readonly url: string;
  readonly id: number;
  readonly productType: SiteOptions['productType'];
  readonly vendors: SiteOptions['vendors'];
  readonly pages: readonly OptionalPage[];
  readonly lastProductId: number;
}

/**
 * Reads a site that `create-site` can add to.
 *
 * @throws Error naming the setting that cannot be read
 */
export function readExistingSite(folder: string): ExistingSite {
  const config = readFileSync(join(folder, 'plaza.config.ts'), 'utf8');
  const routes = readFileSync(join(folder, 'routes.ts'), 'utf8');
  const properties = readConfigSource(config);
  const value = <T extends Literal>(name: string): T => {
    const found = properties.get(name)?.value;
    if (found !== undefined) return found as T;
    throw new Error(`plaza.config.ts of ${basename(folder)} has no ${name} that can be read`);
  };
  const countries = value<WrittenCountry[] & Literal[]>('countries');
  return {
    ...{ folder, config, routes, properties, countries },
    codes: countries.map((country) => codeOf(country, folder)),
    name: value<string>('displayName'),
    url: value<string>('url'),
    id: value<number>('id'),
    productType: value<string>('productType') as SiteOptions['productType'],
    vendors: vendorsOf(properties),
    pages: pagesOf(routes),
    lastProductId: lastProductId(folder),
  };
}

function codeOf(country: WrittenCountry, folder: string): CountryCode {
  const code = typeof country === 'string' ? country : String(country.country);
  if (Object.hasOwn(countryTable, code)) return code as CountryCode;
  throw new Error(
    `plaza.config.ts of ${basename(folder)} has a country that is not in the shared table; add the new one by hand`,
  );
}

type WrittenIds = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** The id of each vendor; of one with an id per locale, the first. */
function vendorsOf(properties: ExistingSite['properties']): SiteOptions['vendors'] {
  const tracking = properties.get('tracking')?.value as { vendors?: WrittenIds } | undefined;
  const found = vendorNames.flatMap((vendor) => {
    const field = fieldOf(vendor);
    const given = properties.get(field)?.value ?? tracking?.vendors?.[field];
    const ids = given as WrittenIds[string] | undefined;
    const [first] = typeof ids === 'object' ? Object.values(ids) : [ids];
    const id = field === 'accountIds' && typeof ids === 'object' ? ids[vendor] : first;
    return id ? [[vendor, id] as const] : [];
  });
  return Object.fromEntries(found);
}

function pagesOf(routes: string): OptionalPage[] {
  const has: Readonly<Record<OptionalPage, boolean>> = {
    amounts: /\bamounts: \{/.test(routes) || routes.split("'ProductListStatic'").length > 2,
    landing: /\blanding: |'ProductList'/.test(routes),
    contact: /\bcontact: |'Contact'/.test(routes),
  };
  return (Object.keys(has) as OptionalPage[]).filter((page) => has[page]);
}

function lastProductId(folder: string): number {
  const files = globSync('content/products/**/*.json', { cwd: folder });
  const ids = files.map((file) => Number(JSON.parse(readFileSync(join(folder, file), 'utf8')).id));
  return Math.max(0, ...ids.filter(Number.isInteger));
}
