import type { CreditRegime } from '../model/credit-regime.ts';
import {
  COUNTRY_REGIMES,
  CREDIT_REGIMES,
  type RegimeName,
  STRICTEST_REGIME,
} from '../model/credit-regimes.ts';

/** A country of a site. */
export interface CountryLaw {
  /** Locale of the country's main language; its region is the country. */
  readonly locale: string;
  /** Configured regime, instead of the country's own. */
  readonly law?: string | undefined;
}

/** Thrown for an unknown regime. */
export class UnknownRegimeError extends Error {
  override readonly name = 'UnknownRegimeError';
}

/**
 * The regime of a country: the configured one, or else that of its country code. Unknown countries
 * get the strictest.
 *
 * @throws {UnknownRegimeError} if `law` is not a regime
 */
export function regimeOf({ locale, law }: CountryLaw): RegimeName {
  if (law !== undefined) return knownRegime(law, locale);
  return ownRegimeOf(locale) ?? STRICTEST_REGIME;
}

/** The regime of the country of a locale; undefined if nobody has written down its law. */
export function ownRegimeOf(locale: string): RegimeName | undefined {
  const country = locale.split('-').at(-1) ?? '';
  return Object.hasOwn(COUNTRY_REGIMES, country) ? COUNTRY_REGIMES[country] : undefined;
}

/** The rules of a regime. */
export const regimeRules = (regime: RegimeName): CreditRegime => CREDIT_REGIMES[regime];

/** The unchecked regimes among the given ones, each once. */
export function uncheckedRegimes(regimes: Iterable<RegimeName>): RegimeName[] {
  return [...new Set(regimes)].filter((name) => regimeRules(name).checked === 'unchecked');
}

/** The issue of a warning in the language of a locale; undefined if the law is satisfied. */
export function creditWarningIssue(
  regime: RegimeName,
  { locale, text }: { locale: string; text: string },
): string | undefined {
  const { warning } = regimeRules(regime);
  if (!warning) return undefined;
  const sentence = plainSentence(text);
  if (sentence === '') return 'has an empty credit warning';
  const law = warning.isExact ? ofLanguage(warning.sentences, locale) : undefined;
  return law === undefined || sentence === law
    ? undefined
    : `warns with “${sentence}” instead of “${law}”`;
}

/** Whether a regime's warning in the language of a locale has been seen in a published text. */
export function isWarningVerified(regime: RegimeName, locale: string): boolean {
  const { warning } = regimeRules(regime);
  return !warning || ofLanguage(warning.sentences, locale) !== undefined;
}

/** Name of a regime's cost measure in the language of a locale, if it has one. */
export function costMeasureName(regime: RegimeName, locale: string): string | undefined {
  return ofLanguage(regimeRules(regime).costMeasure.names, locale);
}

/** A sentence without its full stop and repeated spaces. */
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
