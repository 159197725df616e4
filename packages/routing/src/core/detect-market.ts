import type { Locale } from '@plaza/contract';
import type { Country, Market } from '../model/country.ts';
import { CountryError } from '../model/errors.ts';
import type { Site } from '../model/site.ts';
import { firstSegment, MAX_PREFIX_LENGTH } from './config-checks.ts';

/** The country and language of a path's first segment, otherwise the default (§2.2). */
export function findMarket(
  site: Pick<Site, 'marketByPrefix' | 'defaultMarket'>,
  path: string,
): Market | undefined {
  const segment = firstSegment(path);
  const mayBePrefix = segment !== '' && segment.length <= MAX_PREFIX_LENGTH;
  const market = mayBePrefix ? site.marketByPrefix.get(segment.toLowerCase()) : undefined;
  return market ?? site.defaultMarket;
}

/**
 * Like `findMarket`, but required.
 *
 * @throws {CountryError} 'Could not detect country' if no prefix matches and the site has no
 *   default (§8)
 */
export function detectMarket(site: Site, path: string): Market {
  const market = findMarket(site, path);
  if (!market) throw new CountryError('Could not detect country');
  return market;
}

/** The country of a public path (§2.2). Throws like `detectMarket`. */
export function detectCountry(site: Site, path: string): Country {
  return detectMarket(site, path).country;
}

/** The locale of a public path (§2.2). Throws like `detectMarket`. */
export function localeFromPath(site: Site, path: string): Locale {
  return detectMarket(site, path).locale;
}

/**
 * The country of a locale (§3.3).
 *
 * @throws {CountryError} 'Could not find country details for locale {locale}' (§8)
 */
export function countryOfLocale(site: Pick<Site, 'marketByLocale'>, locale: string): Country {
  const market = site.marketByLocale.get(locale);
  if (!market) throw new CountryError(`Could not find country details for locale ${locale}`);
  return market.country;
}
