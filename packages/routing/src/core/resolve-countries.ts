import type { Country, CountryConfig, Language } from '../model/country.ts';
import {
  check,
  checkId,
  checkLocale,
  checkPathPrefix,
  checkPattern,
  readEach,
} from './config-checks.ts';
import { checkLocalSettings, pickLocalSettings } from './local-settings.ts';

interface CountriesConfig {
  readonly countries: readonly CountryConfig[];
  /** Whether first path segments select the market; otherwise the only market has no prefix. */
  readonly prefixed: boolean;
  readonly defaultCountry: CountryConfig | undefined;
}

/** Validates countries and fills in their languages. Throws `SiteConfigError` (§2.2, §3.3). */
export function resolveCountries(config: CountriesConfig): readonly Country[] {
  return Object.freeze(readEach(config.countries, (_, index) => resolveCountry(config, index)));
}

function resolveCountry(config: CountriesConfig, index: number): Country {
  const country = config.countries[index] as CountryConfig;
  const field = `countries[${index}]`;
  checkId(country.id, `${field}.id`);
  checkPattern(country.phoneCode, `${field}.phoneCode`, {
    is: /^[1-9]\d{0,6}$/,
    want: "a calling code in digits such as '34'",
  });
  checkPattern(country.currency?.name, `${field}.currency.name`, {
    is: /^[A-Z]{3}$/,
    want: "an ISO 4217 code such as 'EUR'",
  });
  if (country.law !== undefined)
    checkPattern(country.law, `${field}.law`, {
      is: /^[a-z][a-z0-9-]*$/,
      want: "a credit law regime such as 'mx-cat'",
    });
  checkLocalSettings(country, `${field}.`);
  const main = mainLanguage(config, country, field);
  const others = (country.languages ?? []).map((language, place) =>
    resolveLanguage(language, `${field}.languages[${place}]`),
  );
  return Object.freeze({
    id: country.id,
    ...main,
    phoneCode: country.phoneCode,
    currency: Object.freeze({ name: country.currency.name }),
    ...(country.law !== undefined && { law: country.law }),
    ...pickLocalSettings(country),
    languages: Object.freeze([main, ...others]),
  });
}

function mainLanguage(config: CountriesConfig, country: CountryConfig, field: string): Language {
  checkLocale(country.locale, `${field}.locale`);
  // A site with one language and one country uses that country without a prefix (§2.2).
  const pathPrefix = config.prefixed ? (country.pathPrefix ?? '') : '';
  if (pathPrefix) return resolveLanguage({ ...country, pathPrefix }, field);
  const mayGoWithout = country === config.defaultCountry;
  check(mayGoWithout, `${field}.pathPrefix`, 'only the default country may go without a prefix');
  return Object.freeze({ locale: country.locale, pathPrefix });
}

function resolveLanguage({ locale, pathPrefix }: Language, field: string): Language {
  checkLocale(locale, `${field}.locale`);
  checkPathPrefix(pathPrefix, `${field}.pathPrefix`);
  return Object.freeze({ locale, pathPrefix });
}
