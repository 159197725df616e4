import { describe, expect, test } from 'vitest';
import { europeanAdditions } from '../model/consent-countries.ts';
import { isConsentRequired } from './is-consent-required.ts';
import { isoCountries } from './iso-countries.test.support.ts';
import { strictestCountry } from './strictest-country.ts';
import { viewerCountry } from './viewer-country.ts';

/** The list of §4.1. */
const listed =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK UK'.split(
    ' ',
  );

/** ISO 3166 writes `GB` for `UK`; regions of France and Finland have codes of their own (design §7). */
const regions = 'GF GP MF MQ RE YT AX'.split(' ');
/** Outside the EU and the United Kingdom, with a law like theirs (decision 66). */
const similar = 'GG IM JE GI BL FO'.split(' ');
const controlled = new Set([...listed, 'GB', ...regions, ...similar]);

describe('§4.1 where consent control applies', () => {
  test('the table has all 249 countries', () => expect(new Set(isoCountries).size).toBe(249));

  test.each(isoCountries.map((code) => [code, controlled.has(code)] as const))(
    '§4.1 %s: %s',
    (code, isRequired) => {
      expect(isConsentRequired(code)).toBe(isRequired);
      expect(isConsentRequired(code.toLowerCase())).toBe(isRequired);
    },
  );

  test.each([...listed, 'GB', 'EL', 'IC', 'EA'])('§4.1, design §7 requires consent in %s', (code) =>
    expect(isConsentRequired(code)).toBe(true),
  );

  test('decision 66 requires consent of who is somewhere in Europe', () =>
    expect(isConsentRequired('EU')).toBe(true));

  test.each(europeanAdditions)('design §7 requires consent in %s if the site adds it', (code) => {
    expect(isConsentRequired(code)).toBe(false);
    expect(isConsentRequired(code, { furtherCountries: europeanAdditions })).toBe(true);
  });

  test.each(['GL', 'SX'])('decision 66 does not require consent in %s', (code) =>
    expect(isConsentRequired(code, { furtherCountries: europeanAdditions })).toBe(false),
  );

  test('decision 66 requires consent on Svalbard where it does in Norway', () => {
    expect(isConsentRequired('SJ')).toBe(false);
    expect(isConsentRequired('SJ', { furtherCountries: europeanAdditions })).toBe(true);
  });

  test.each([
    ...['GG', 'IM', 'JE', 'GI'].map((code) => [code, 'GB']),
    ['BL', 'FR'],
    ['FO', 'DK'],
    ['SJ', 'NO'],
    ['IC', 'ES'],
    ['EA', 'ES'],
    ...regions.slice(0, -1).map((code) => [code, 'FR']),
    ['AX', 'FI'],
  ])('design §7 %s counts as %s', (code, country) => expect(viewerCountry(code)).toBe(country));

  const unknown = [
    undefined,
    '',
    ' ',
    'XX',
    'T1',
    'AP',
    'ZZ',
    'AA',
    'QM',
    'E',
    'ESP',
    '__proto__',
    'Ñ1',
  ];
  test.each(unknown)('§4.1 does not require consent for an unknown country (%s)', (code) => {
    expect(isConsentRequired(code)).toBe(false);
    expect(isConsentRequired(code, { furtherCountries: ['XX', ''] })).toBe(false);
  });

  test.each(unknown)('design §7 %s falls back to viewerCountryFallback', (code) => {
    expect(isConsentRequired(code, { viewerCountryFallback: 'ES' })).toBe(true);
    expect(isConsentRequired(code, { viewerCountryFallback: 'US' })).toBe(false);
    expect(viewerCountry(code, 'uk')).toBe('GB');
  });

  test.each([
    ['geo=US; geo=ES', 'ES'],
    ['geo=FR; geo=US', 'FR'],
    ['geo=US; geo=MX', 'US'],
    ['geo=US; geo=', 'ES'],
    ['geo=US; geo=XX', 'ES'],
    ['geo=T1; geo=US', 'ES'],
    ['geo=XX; geo=FR', 'ES'],
    ['geo=NO; geo=US', 'NO'],
    ['geo=EU', 'EU'],
    ['geo=US; geo=EU', 'EU'],
    ['', 'ES'],
  ])('design §7 of the countries in "%s" the stricter counts: %s', (cookies, country) =>
    expect(
      strictestCountry(cookies, { viewerCountryFallback: 'ES', furtherCountries: ['NO'] }),
    ).toBe(country),
  );

  test('design §7 the fallback does not replace a known country', () =>
    expect(isConsentRequired('US', { viewerCountryFallback: 'ES' })).toBe(false));
});
