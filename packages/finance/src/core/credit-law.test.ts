import { describe, expect, test } from 'vitest';
import { COUNTRY_REGIMES, CREDIT_REGIMES, type RegimeName } from '../model/credit-regimes.ts';
import {
  costMeasureName,
  creditWarningIssue,
  isWarningVerified,
  ownRegimeOf,
  regimeOf,
  regimeRules,
  uncheckedRegimes,
} from './credit-law.ts';

const REGIMES = Object.keys(CREDIT_REGIMES) as RegimeName[];
/** The locales of §1 and the United Kingdom, with the regime and the cost measure of each. */
const LOCALES: [locale: string, regime: RegimeName, measure: string][] = [
  ['es-ES', 'eu-ccd2', 'TAE'],
  ['en-US', 'us-tila', 'APR'],
  ['sv-SE', 'eu-ccd2', 'effektiv ränta'],
  ['de-DE', 'eu-ccd2', 'effektiver Jahreszins'],
  ['da-DK', 'eu-ccd2', 'ÅOP'],
  ['en-PH', 'ph-tla', 'Effective interest rate'],
  ['es-MX', 'mx-cat', 'CAT sin IVA'],
  ['en-ZA', 'za-nca', 'Annual cost of credit'],
  ['fi-FI', 'eu-ccd2', 'todellinen vuosikorko'],
  ['pl-PL', 'eu-ccd2', 'RRSO'],
  ['ro-RO', 'eu-ccd2', 'DAE'],
  ['nb-NO', 'no', 'effektiv rente'],
  ['en-GB', 'uk-conc', 'Representative APR'],
];
const WARNING = 'Atención: tomar dinero prestado cuesta dinero';

describe('the regime of a country', () => {
  test.each(LOCALES)('%s: %s, whose measure is %s', (locale, regime, measure) => {
    expect(regimeOf({ locale })).toBe(regime);
    expect(costMeasureName(regime, locale)).toBe(measure);
  });

  test('follows the country, not the language or script', () => {
    expect(regimeOf({ locale: 'en-ES' })).toBe('eu-ccd2');
    expect(regimeOf({ locale: 'de-CH' })).toBe('ch');
    expect(regimeOf({ locale: 'zh-Hant-US' })).toBe('us-tila');
  });

  test('is the configured one, or the strictest for an unknown country', () => {
    expect(regimeOf({ locale: 'es-CO', law: 'mx-cat' })).toBe('mx-cat');
    for (const locale of ['es-CO', 'en-constructor', ''])
      expect(regimeOf({ locale })).toBe('eu-ccd2');
  });

  test('is not known for a country whose law nobody has written down', () => {
    for (const locale of ['es-CO', 'en-AU', 'en-constructor', ''])
      expect(ownRegimeOf(locale)).toBeUndefined();
    expect(ownRegimeOf('en-GB')).toBe('uk-conc');
  });

  test.each(['mx', 'constructor', ''])('rejects the law %o and lists the known', (law) => {
    expect(() => regimeOf({ locale: 'es-MX', law })).toThrow(
      `The country of es-MX has the law '${law}'; known are eu-ccd2, no`,
    );
  });

  test('covers the EU, the EEA and Switzerland', () => {
    expect(Object.keys(COUNTRY_REGIMES)).toHaveLength(27 + 3 + 6);
  });
});

describe('the warning of a regime', () => {
  test.each([
    ['eu-ccd2', 'es-ES', WARNING, undefined],
    ['eu-ccd2', 'es-ES', ` ${WARNING}.`, undefined],
    ['eu-ccd2', 'es-ES', 'Ojo', `warns with “Ojo” instead of “${WARNING}”`],
    ['eu-ccd2', 'sv-SE', 'Varning', undefined],
    ['eu-ccd2', 'sv-SE', ' ', 'has an empty credit warning'],
    ['mx-cat', 'es-MX', 'Ojo', undefined],
    ['mx-cat', 'es-MX', '', undefined],
    ['ph-tla', 'en-PH', 'Read the Disclosure Statement first', undefined],
    ['ph-tla', 'en-PH', '', 'has an empty credit warning'],
  ] as const)('%s in %s: “%s” gives %s', (...row) => {
    const [regime, locale, text, issue] = row;
    expect(creditWarningIssue(regime, { locale, text })).toBe(issue);
  });

  test.each([
    ['eu-ccd2', 'es-ES', true],
    ['eu-ccd2', 'da-DK', false],
    ['eu-ccd2', 'fi-FI', false],
    ['eu-ccd2', 'sv-SE', false],
    ['uk-conc', 'en-GB', true],
    ['us-tila', 'en-US', true],
  ] as const)('%s in %s is verified: %s', (regime, locale, isVerified) => {
    expect(isWarningVerified(regime, locale)).toBe(isVerified);
  });

  test('passes in each of its own languages', () => {
    for (const regime of REGIMES)
      for (const [language, text] of Object.entries(regimeRules(regime).warning?.sentences ?? {}))
        expect(creditWarningIssue(regime, { locale: `${language}-XX`, text })).toBeUndefined();
  });
});

describe('a regime', () => {
  test.each(REGIMES)('%s names a source for each of its rules, and figures to show', (regime) => {
    const { warning, costMeasure, besideCost, bannedClaims } = regimeRules(regime);
    for (const rule of [costMeasure, besideCost, bannedClaims, ...(warning ? [warning] : [])])
      expect(rule.source).not.toBe('');
    expect(besideCost.figures.length).toBeGreaterThan(0);
    expect(Object.keys(costMeasure.names).length).toBeGreaterThan(0);
  });

  test('lists each unchecked regime once', () => {
    expect(uncheckedRegimes(['mx-cat', 'eu-ccd2', 'mx-cat'])).toEqual(['mx-cat', 'eu-ccd2']);
  });
});
