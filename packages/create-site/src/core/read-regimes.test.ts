import { ownRegimeOf } from '@plaza/finance';
import { countryTable } from '@plaza/routing';
import { expect, test } from 'vitest';
import type { Scope } from '../model/answers.ts';
import { seededCountries } from './read-countries.ts';
import { type OwnRegime, readRegimes, withoutRegime } from './read-regimes.ts';

const scope = { answers: { countries: ['MX', 'GB'] } } as unknown as Scope;

/** As if nobody had written down the law of the United Kingdom. */
const withoutBritain: OwnRegime = (code) =>
  code === 'GB' ? undefined : ownRegimeOf(countryTable[code].locale);

test('a country whose law nobody has written down needs a regime, and the refusal says what it decides', () => {
  expect(withoutRegime(['MX', 'GB'], withoutBritain)).toEqual(['GB']);
  expect(() => readRegimes('', scope, withoutBritain)).toThrow(
    /^nobody has written down the credit law of GB\. A regime decides the warning, .* such as GB=eu-ccd2, the strictest:\n {4}eu-ccd2: European Union/,
  );
  expect(() => readRegimes('MX=mx-cat', scope, withoutBritain)).toThrow('credit law of GB.');
  expect(readRegimes('GB=eu-ccd2', scope, withoutBritain)).toEqual({ GB: 'eu-ccd2' });
});

test('a country with a regime of its own needs none', () => {
  expect(readRegimes('', scope)).toEqual({});
});

test('every country that is offered has a regime of its own', () => {
  expect(withoutRegime(seededCountries)).toEqual([]);
});
