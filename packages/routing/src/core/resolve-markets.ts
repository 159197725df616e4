import type { Country, Market } from '../model/country.ts';
import { check } from './config-checks.ts';

/** Markets of a site by prefix and by locale; each selects exactly one (§2.2). */
export interface Markets {
  readonly markets: readonly Market[];
  readonly marketByPrefix: ReadonlyMap<string, Market>;
  readonly marketByLocale: ReadonlyMap<string, Market>;
}

/** Lists each country in each of its languages. Throws `SiteConfigError` for duplicates. */
export function resolveMarkets(countries: readonly Country[]): Markets {
  const markets: Market[] = [];
  const marketByPrefix = new Map<string, Market>();
  const marketByLocale = new Map<string, Market>();
  const ids = new Set<number>();
  for (const [index, country] of countries.entries()) {
    check(
      !ids.has(country.id),
      `countries[${index}].id`,
      `${country.id} is taken by another country`,
    );
    ids.add(country.id);
    for (const [place, language] of country.languages.entries()) {
      const market = Object.freeze({ country, ...language });
      const field = place ? `countries[${index}].languages[${place - 1}]` : `countries[${index}]`;
      claim(marketByLocale, market.locale, { market, field: `${field}.locale` });
      claim(marketByPrefix, market.pathPrefix, { market, field: `${field}.pathPrefix` });
      markets.push(market);
    }
  }
  checkPrefixesAgainstLocales(countries, markets);
  return { markets: Object.freeze(markets), marketByPrefix, marketByLocale };
}

function claim(taken: Map<string, Market>, key: string, by: { market: Market; field: string }) {
  const other = taken.get(key);
  check(!other, by.field, `'${key}' is taken by ${other?.locale} of country ${other?.country.id}`);
  taken.set(key, by.market);
}

/** `/es-mx/` must not select one market and the internal `/es-MX/` another. */
function checkPrefixesAgainstLocales(countries: readonly Country[], markets: readonly Market[]) {
  const locales = new Map(markets.map((market) => [market.locale.toLowerCase(), market]));
  for (const market of markets) {
    const reads = locales.get(market.pathPrefix) ?? market;
    const field = `countries[${countries.indexOf(market.country)}]`;
    check(reads === market, field, `prefix '${market.pathPrefix}' reads as locale ${reads.locale}`);
  }
}
