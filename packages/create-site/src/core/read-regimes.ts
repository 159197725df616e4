import { CREDIT_REGIMES, ownRegimeOf, type RegimeName, regimeRules } from '@plaza/finance';
import { type CountryCode, countryTable } from '@plaza/routing';
import { AnswerError, type Answers, type Scope } from '../model/answers.ts';
import { assertCountry } from './read-countries.ts';
import { oneOf, pairsOf } from './read-lists.ts';

const regimeNames = Object.keys(CREDIT_REGIMES) as RegimeName[];

/** The regime that a country has by itself; undefined if nobody has written down its law. */
export type OwnRegime = (code: CountryCode) => RegimeName | undefined;

const ownRegime: OwnRegime = (code) => ownRegimeOf(countryTable[code].locale);

/**
 * The regimes that are named for countries, `GB=uk-conc`.
 *
 * @throws AnswerError for a country whose law is not known and for which none is named
 */
export function readRegimes(
  text: string,
  { answers: { countries = [] } }: Scope,
  own: OwnRegime = ownRegime,
): Answers['regimes'] {
  const named = [...pairsOf(text, 'GB=uk-conc')].map(
    ([code, name]) =>
      [
        assertCountry(code.toUpperCase(), countries),
        oneOf(regimeNames, 'a regime of credit law')(name),
      ] as const,
  );
  const regimes = Object.fromEntries(named);
  const lawless = withoutRegime(countries, own).filter((code) => regimes[code] === undefined);
  if (lawless.length > 0) throw new AnswerError(explain(lawless));
  return regimes;
}

/** The countries whose credit law nobody has written down. */
export const withoutRegime = (countries: readonly CountryCode[], own: OwnRegime = ownRegime) =>
  countries.filter((code) => own(code) === undefined);

function explain(codes: readonly CountryCode[]): string {
  const rows = regimeNames.map((name) => `\n    ${name}: ${regimeRules(name).title}`);
  return (
    `nobody has written down the credit law of ${codes.join(', ')}. A regime decides the warning, the cost measure, the example and the claims of every page; ` +
    `name the one that the site keeps to until a person who knows the law has checked it, such as ${codes[0]}=eu-ccd2, the strictest:${rows.join('')}`
  );
}
