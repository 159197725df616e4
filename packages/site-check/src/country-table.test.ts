import { consentCountries, europeanAdditions } from '@plaza/consent';
import { regimeOf } from '@plaza/finance';
import { type CountryRow, countryTable } from '@plaza/routing';
import { describe, expect, it } from 'vitest';

const rows: readonly CountryRow[] = Object.values(countryTable);
const codesIn = (...regions: CountryRow['consentRegion'][]) =>
  rows.filter(({ consentRegion }) => regions.includes(consentRegion)).map(({ country }) => country);

describe('§1, §3.3 the country table', () => {
  it('contains every locale of the specification', () => {
    const specified =
      'es-ES, en-US, sv-SE, de-DE, da-DK, en-PH, es-MX, en-ZA, fi-FI, pl-PL, ro-RO, nb-NO';
    const locales = rows.map(({ locale }) => locale);
    expect(locales).toEqual(expect.arrayContaining(specified.split(', ')));
  });

  it('keeps the country of §2.2 and has unique ids', () => {
    expect(countryTable.ES.id).toBe(13);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it.each(Object.entries<CountryRow>(countryTable))(
    '%s is consistent with its codes',
    (key, row) => {
      expect(row.country).toBe(key);
      for (const locale of [row.locale, ...(row.furtherLocales ?? [])])
        expect(new Intl.Locale(locale)).toMatchObject({ baseName: locale, region: key });
      expect(Intl.supportedValuesOf('currency')).toContain(row.currency);
      expect(row.phoneCode).toMatch(/^[1-9]\d{0,2}$/);
    },
  );

  it.each(rows)('$country has its regime of credit law', ({ locale, regime }) => {
    expect(regime).toBe(regimeOf({ locale }));
  });

  it('§4.1 matches the consent regions of @plaza/consent', () => {
    expect(codesIn('eu', 'uk', 'ch').sort()).toEqual([...consentCountries].sort());
    expect(codesIn('eea').sort()).toEqual([...europeanAdditions].sort());
  });
});
