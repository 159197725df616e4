import type { CountryChoice, CountryConfig } from '../model/country.ts';
import { type CountryRow, countryTable } from '../model/country-table.ts';
import { check, quote } from './config-checks.ts';

/**
 * Completes a country of a site config from the shared table; its prefix is its lower-case code
 * (§2.2).
 *
 * @throws {SiteConfigError} for an unknown code
 */
export function completeCountry(choice: CountryChoice, field: string): CountryConfig {
  if (typeof choice === 'string') return fromTable(choice, field);
  check(typeof choice === 'object' && choice !== null, field, `${quote(choice)} is not a country`);
  if (!('country' in choice)) return choice;
  const { country, ...differing } = choice;
  return { ...fromTable(country, `${field}.country`), ...differing };
}

function fromTable(code: string, field: string): CountryConfig {
  const rows: Readonly<Record<string, CountryRow>> = countryTable;
  const row = Object.hasOwn(rows, code) ? rows[code] : undefined;
  const known = Object.keys(rows).sort().join(', ');
  check(row !== undefined, field, `${quote(code)} is not in the table of countries: ${known}`);
  const { id, locale, phoneCode, currency } = row;
  return { id, locale, pathPrefix: code.toLowerCase(), phoneCode, currency: { name: currency } };
}
