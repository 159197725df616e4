import { type CountryCode, countryTable, reservedSegments } from '@plaza/routing';
import { AnswerError, type Scope } from '../model/answers.ts';
import { pairsOf, partsOf } from './read-lists.ts';
import { isSeeded, readTexts } from './texts.ts';

/** Countries of the shared table whose main language has seed texts. */
export const seededCountries: readonly CountryCode[] = (
  Object.keys(countryTable) as CountryCode[]
).filter((code) => isSeeded(countryTable[code].locale));

export function readCountries(text: string): CountryCode[] {
  const codes = partsOf(text).map((code) => code.toUpperCase());
  if (codes.length === 0)
    throw new AnswerError(`no country is named; of ${seededCountries.join(', ')}`);
  const countries = codes.map(knownCountry);
  const twice = countries.find((code, index) => countries.indexOf(code) !== index);
  if (twice) throw new AnswerError(`${twice} is named twice; a site has a country once`);
  return countries;
}

function knownCountry(code: string): CountryCode {
  const found = seededCountries.find((known) => known === code);
  if (found) return found;
  const row = Object.hasOwn(countryTable, code) ? countryTable[code as CountryCode] : undefined;
  const why = row
    ? `there are no seed texts in the language of ${row.locale} yet`
    : `'${code}' is no country of the shared table`;
  throw new AnswerError(`${why}; countries with texts are ${seededCountries.join(', ')}`);
}

/** A prefix a country where there are several; none for a site of one. */
export function readPrefixes(
  text: string,
  { answers }: Scope,
): Partial<Record<CountryCode, string>> {
  const { countries = [] } = answers;
  const given = pairsOf(text, 'MX=mexico');
  if (countries.length === 1) {
    if (given.size > 0)
      throw new AnswerError('a site of one country has no prefixes; leave them out');
    return {};
  }
  for (const code of given.keys()) assertCountry(code, countries);
  const prefixes = countries.map((code) => [code, given.get(code) ?? code.toLowerCase()] as const);
  for (const [code, prefix] of prefixes) {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(prefix) || prefix.length > 30 || reserved.has(prefix))
      throw new AnswerError(
        `'${prefix}' is no prefix of ${code}; one path segment in lower case, such as mexico, that the site does not use itself`,
      );
    const twin = prefixes.find(([other, same]) => other !== code && same === prefix);
    if (twin) throw new AnswerError(`${code} and ${twin[0]} have the same prefix '${prefix}'`);
  }
  return Object.fromEntries(prefixes);
}

/** First segments of the shell's own paths and of pages, which must select no country. */
const reserved: ReadonlySet<string> = new Set([
  ...reservedSegments,
  ...seededCountries.flatMap((code) =>
    Object.values(readTexts(countryTable[code].locale).paths).map(
      (path) => path.split('/')[1] ?? '',
    ),
  ),
]);

export function readDefaultCountry(
  text: string,
  { answers: { countries = [] } }: Scope,
): CountryCode {
  return assertCountry(text.trim().toUpperCase(), countries);
}

/** @throws AnswerError for a country that the site is not in */
export function assertCountry(code: string, countries: readonly CountryCode[]): CountryCode {
  const found = countries.find((known) => known === code);
  if (found) return found;
  throw new AnswerError(`'${code}' is no country of the site; one of ${countries.join(', ')}`);
}
