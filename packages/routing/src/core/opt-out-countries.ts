import { type CountryRow, countryTable } from '../model/country-table.ts';

/**
 * The countries whose law lets people opt out of the sale and sharing of their data, also with
 * Global Privacy Control, as ISO 3166 codes (decision 66).
 */
export const optOutCountries: readonly string[] = Object.values<CountryRow>(countryTable)
  .filter(({ optOutLaw }) => optOutLaw !== undefined)
  .map(({ country }) => country);
