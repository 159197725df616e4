import { countryTable } from '@plaza/routing';
import { countryChoice, countryRoutes, withholds } from '../files/config-modules.ts';
import { type Literal, literal } from '../files/literal.ts';
import type { SiteCountry, SiteOptions } from '../model/options.ts';
import type { ExistingSite, WrittenCountry } from './existing-site.ts';

/**
 * `plaza.config.ts` with a country more. The only country of a site keeps its addresses without a
 * prefix, as the default country.
 *
 * @throws Error when the list of countries holds comments, which would be lost
 */
export function configWithCountry(
  { config, properties, countries, codes }: ExistingSite,
  country: SiteCountry,
): string {
  const list = properties.get('countries');
  const [first] = codes;
  if (!list || !first) throw new Error('plaza.config.ts has no countries');
  if (/\/[/*]/.test(config.slice(list.start, list.end)))
    throw new Error('countries of plaza.config.ts hold comments; add the country there by hand');
  const isFirstMore = countries.length === 1;
  const written = isFirstMore ? countries.map(withoutPrefix) : countries;
  const fallback = properties.get('viewerCountryFallback')?.value;
  const added = countryChoice(country, false);
  const choice = typeof fallback === 'string' ? withFallback(added) : added;
  const all = [...written, choice] as readonly Literal[];
  const before = '  countries: ';
  const hasDefault = properties.has('defaultCountryId');
  const text = [
    `countries: ${literal(all, { depth: 1, before })}`,
    ...(isFirstMore && !hasDefault ? [`  defaultCountryId: ${countryTable[first].id}`] : []),
    ...(withholds([country]) && !properties.has('productsWithheld')
      ? ['  productsWithheld: []']
      : []),
  ].join(',\n');
  return config.slice(0, list.start) + text + config.slice(list.end);
}

const withoutPrefix = (country: WrittenCountry): WrittenCountry =>
  typeof country === 'string'
    ? { country, pathPrefix: '' }
    : { ...country, pathPrefix: country.pathPrefix ?? '' };

/** A site-wide fallback is another country's: where this one is not asked, it has none. */
const withFallback = (choice: Literal): Literal => {
  const settings = typeof choice === 'string' ? { country: choice } : (choice as object);
  return { viewerCountryFallback: '', ...settings } as Literal;
};

/** `routes.ts` with the rows of a country, in the way in which the others are written. */
export function routesWithCountry({ routes }: ExistingSite, options: SiteOptions): string {
  const end = routes.lastIndexOf('] as const');
  if (end < 0) throw new Error('routes.ts does not end with ] as const; add the rows by hand');
  const isCalled = /\bloanPages\(/.test(routes);
  const rows = countryRoutes(options, isCalled ? 'call' : 'rows');
  return `${routes.slice(0, end)}${rows}\n${routes.slice(end)}`;
}
