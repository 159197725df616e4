import { alternates, homePage, type PageMatch, type RoutedSite } from '@plaza/routing';
import type { CountryLink } from '@plaza/ui-blocks/react';

/**
 * Links to the versions of a page in the countries of a site, to a country's home where it has
 * none. Countries without pages are left out.
 *
 * @param match the page; without one, on error pages, all links lead home
 */
export function countryLinks(site: RoutedSite, locale: string, match?: PageMatch): CountryLink[] {
  const versions = new Map(
    match ? versionsOf(site, match).map(({ hreflang, href }) => [hreflang, href]) : [],
  );
  return site.markets.flatMap((market) => {
    const version = versions.get(market.locale)?.slice(site.url.length);
    const current = market.locale === locale;
    const own = current ? match?.path : version;
    const href = own ?? homePage(site, market.locale)?.path;
    return href === undefined
      ? []
      : [{ locale: market.locale, name: countryName(site, market.locale), href, current }];
  });
}

/** Of the page of a list first, of its first page where a country's list is shorter or missing. */
function versionsOf(site: RoutedSite, { locale, page, route: { path } }: PageMatch) {
  const first = alternates(site, { locale, path });
  return page > 1 ? [...first, ...alternates(site, { locale, path, page })] : first;
}

/** The country in its own language, with the language if the country has several. */
function countryName({ markets }: RoutedSite, locale: string): string {
  const region = locale.slice(locale.indexOf('-') + 1);
  const isShared = markets.filter((market) => market.locale.endsWith(`-${region}`)).length > 1;
  const country = displayName(locale, 'region', region);
  return isShared ? `${country} (${displayName(locale, 'language', locale)})` : country;
}

const names = new Map<string, string>();

/** The text of `Intl`, which takes long to set up. */
function displayName(locale: string, type: 'region' | 'language', code: string): string {
  const key = `${locale} ${type} ${code}`;
  const name = names.get(key) ?? new Intl.DisplayNames(locale, { type }).of(code) ?? code;
  names.set(key, name);
  return name;
}
