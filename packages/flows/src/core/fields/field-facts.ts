import type { FieldContext } from '../../model/answers.ts';
import { fieldCountryOf } from '../../model/field-countries.ts';
import type { FieldFacts } from './checked.ts';
import { currencyWords } from './currency-words.ts';

/** Made once for each market: `Intl` is slow to ask for names. */
const units = new Map<string, string>();

/** What checks depend on in a country and its language. */
export function fieldFacts({
  country,
  locale,
  currency,
  today,
}: Omit<FieldContext, 'answers'>): FieldFacts {
  const key = `${locale} ${currency}`;
  const words = units.get(key) ?? currencyWords(locale, currency);
  units.set(key, words);
  return { ...fieldCountryOf(country), units: words, today };
}
