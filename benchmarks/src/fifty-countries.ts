import type { Locale } from '@plaza/contract';
import {
  type CountryConfig,
  defineRoutes,
  defineSite,
  pageTypes,
  type RoutedSite,
} from '@plaza/routing';

const regions =
  'ES US SE DE DK PH MX ZA FI PL RO NO AT BE BG CH CY CZ EE FR GR HR HU IE IT LT LU LV MT NL PT SI SK GB IS AU NZ CA BR AR CL CO PE UY IN SG MY ID TH VN'.split(
    ' ',
  );
const pagesPerCountry = 40;

function country(region: string, index: number): CountryConfig {
  const locale: Locale = `en-${region}`;
  const pathPrefix = region.toLowerCase();
  return { id: index + 13, locale, pathPrefix, phoneCode: '34', currency: { name: 'EUR' } };
}

function path(index: number): string {
  if (index === 0) return '/';
  return index % 3 === 0 ? `/guides/loans-compared-${index}/` : `/loans-up-to-${index}00/`;
}

/** The site of the router's budget: 50 countries with 40 pages each. */
export function fiftyCountries(): RoutedSite {
  const countries = regions.map(country);
  const site = defineSite({
    id: 75,
    url: 'https://plaza.example',
    displayName: 'Plaza',
    productType: 1,
    countries,
  });
  const rows = countries.flatMap(({ locale }) =>
    Array.from({ length: pagesPerCountry }, (_, index) => ({
      path: path(index),
      locale,
      pageType: pageTypes[index] ?? 'Basic',
    })),
  );
  return defineRoutes(site, rows);
}
