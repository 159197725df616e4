import { fieldCountryOf } from '../../model/field-countries.ts';
import type { FieldFacts } from './checked.ts';

/**
 * What checks depend on in a country.
 *
 * @param country ISO 3166-1 code, in upper case
 * @param currency ISO 4217 code
 * @param today ISO date
 */
export function fieldFacts(country: string, currency: string, today: string): FieldFacts {
  const { unit, ...facts } = fieldCountryOf(country);
  // Also the `,-` and `:-` of prices without cents.
  const signs = ['\\p{Sc}', currency, '[,.:]-', '\\s', ...(unit ? [`${unit}\\.?`] : [])];
  return { ...facts, units: signs.join('|'), today };
}
