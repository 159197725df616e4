import { type CountryConfig, DEFAULT_COUNTRY_ID } from '../model/country.ts';
import { productTypes } from '../model/product-types.ts';
import type { Site, SiteConfig } from '../model/site.ts';
import { completeCountry } from './complete-country.ts';
import { check, checkId, checkPattern, quote, readEach } from './config-checks.ts';
import { checkLocalSettings } from './local-settings.ts';
import { resolveCountries } from './resolve-countries.ts';
import { resolveHostAliases, resolveOrigin } from './resolve-hosts.ts';
import { resolveMarkets } from './resolve-markets.ts';

/**
 * Validates a site config and fills in defaults (§2.2, §3.3).
 *
 * @returns the frozen site, the input of `defineRoutes`
 * @throws {SiteConfigError} with the invalid field
 */
export function defineSite(config: SiteConfig): Site {
  checkSettings(config);
  const named = readEach(config.countries, (choice, index) =>
    completeCountry(choice, `countries[${index}]`),
  );
  const prefixed = resolveIsMultiLanguage(config, named);
  const defaultCountry = findDefaultCountry(config, named);
  const countries = resolveCountries({ countries: named, prefixed, defaultCountry });
  const { hostAliases: _, defaultCountryId: __, ...settings } = config;
  const markets = resolveMarkets(countries);
  checkWithheld(config, markets.marketByLocale);
  const site: Site = {
    ...settings,
    url: resolveOrigin(config.url),
    countries,
    isMultiLanguage: prefixed,
    paths: Object.freeze({ ...config.paths }),
    hostAliases: resolveHostAliases(config),
    ...markets,
    ...(defaultCountry && { defaultMarket: markets.marketByLocale.get(defaultCountry.locale) }),
  };
  return Object.freeze(site);
}

function checkSettings(config: SiteConfig) {
  checkId(config.id, 'id');
  checkPattern(config.displayName, 'displayName', { is: /\S/, want: 'a name' });
  const knownTypes: readonly number[] = Object.values(productTypes);
  const isKnownType = knownTypes.includes(config.productType);
  check(isKnownType, 'productType', `${quote(config.productType)} is not a product type id`);
  checkLocalSettings(config, '');
  check(config.countries?.length > 0, 'countries', 'a site needs at least one country');
}

/** A locale that the site does not have is a mistake: its products would be shown. */
function checkWithheld(
  { productsWithheld = [] }: SiteConfig,
  marketByLocale: Site['marketByLocale'],
) {
  for (const [index, locale] of productsWithheld.entries())
    check(
      marketByLocale.has(locale),
      `productsWithheld[${index}]`,
      `no country of the site has the locale ${quote(locale)}`,
    );
}

type Countries = readonly CountryConfig[];

function resolveIsMultiLanguage(config: SiteConfig, countries: Countries): boolean {
  const locales = countries.flatMap(({ languages }) => [1, ...(languages ?? [])]).length;
  const fits = locales === 1 || config.isMultiLanguage !== false;
  check(fits, 'isMultiLanguage', `is false, but the countries list ${locales} locales`);
  return config.isMultiLanguage ?? locales > 1;
}

function findDefaultCountry(
  { defaultCountryId }: SiteConfig,
  countries: Countries,
): CountryConfig | undefined {
  const found = countries.find(({ id }) => id === (defaultCountryId ?? DEFAULT_COUNTRY_ID));
  const isKnown = found !== undefined || defaultCountryId === undefined;
  check(isKnown, 'defaultCountryId', `no country has id ${defaultCountryId}`);
  return found ?? (countries.length === 1 ? countries[0] : undefined);
}
