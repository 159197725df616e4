import type { FieldContext } from '@plaza/flows';
import { countryOfLocale, type RoutedSite } from '@plaza/routing';

/** What the fields of a page depend on: its country, currency and locale. */
export function flowContext(
  site: Pick<RoutedSite<unknown>, 'marketByLocale'>,
  locale: string,
  today: string,
): Omit<FieldContext, 'answers'> {
  const { currency } = countryOfLocale(site, locale);
  const country = new Intl.Locale(locale).maximize().region ?? '';
  return { country, locale, currency: currency.name, today };
}
