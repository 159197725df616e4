import type { CreditRegime } from '../model/credit-regime.ts';
import {
  COUNTRY_REGIMES,
  CREDIT_REGIMES,
  type RegimeName,
  STRICTEST_REGIME,
} from '../model/credit-regimes.ts';

/** A country as a site names it. */
export interface CountryLaw {
  /** Locale of the country's main language; its region is the country. */
  readonly locale: string;
  /** Regime that the site names for it, in place of the country's own. */
  readonly law?: string | undefined;
}

/** Thrown for a regime that is not in the table. */
export class UnknownRegimeError extends Error {
  override readonly name = 'UnknownRegimeError';
}

/**
 * The regime of a country: the one that the site names, or else the one of its country code. A
 * country that is not in the table is held to the strictest.
 *
 * @throws {UnknownRegimeError} for a `law` that is no regime
 */
export function regimeOf({ locale, law }: CountryLaw): RegimeName {
  if (law !== undefined) return knownRegime(law, locale);
  const country = locale.split('-').at(-1) ?? '';
  const known = Object.hasOwn(COUNTRY_REGIMES, country) ? COUNTRY_REGIMES[country] : undefined;
  return known ?? STRICTEST_REGIME;
}

/** What a regime asks. */
export const regimeRules = (regime: RegimeName): CreditRegime => CREDIT_REGIMES[regime];

/** The unchecked ones of the given regimes, each once. */
export function uncheckedRegimes(regimes: Iterable<RegimeName>): RegimeName[] {
  return [...new Set(regimes)].filter((name) => regimeRules(name).checked === 'unchecked');
}

/** What is wrong with a warning in the language of a locale; undefined if the law is satisfied. */
export function creditWarningIssue(
  regime: RegimeName,
  { locale, text }: { locale: string; text: string },
): string | undefined {
  const { warning } = regimeRules(regime);
  if (!warning) return undefined;
  const words = plainSentence(text);
  if (words === '') return 'has an empty credit warning';
  const law = warning.isExact ? ofLanguage(warning.sentences, locale) : undefined;
  return law === undefined || words === law
    ? undefined
    : `warns with “${words}” instead of “${law}”`;
}

/** Name of a regime's cost measure in the language of a locale, where it has one. */
export function costMeasureName(regime: RegimeName, locale: string): string | undefined {
  return ofLanguage(regimeRules(regime).costMeasure.names, locale);
}

/** A sentence without its full stop, and with single blanks alone. */
export const plainSentence = (text: string) => text.replace(/\s+/g, ' ').trim().replace(/\.$/, '');

function ofLanguage(texts: Readonly<Record<string, string>>, locale: string): string | undefined {
  const [language = ''] = locale.split('-', 1);
  return Object.hasOwn(texts, language) ? texts[language] : undefined;
}

function knownRegime(name: string, locale: string): RegimeName {
  if (Object.hasOwn(CREDIT_REGIMES, name)) return name as RegimeName;
  const known = Object.keys(CREDIT_REGIMES).join(', ');
  throw new UnknownRegimeError(
    `The country of ${locale} has the law '${name}'; known are ${known}`,
  );
}
