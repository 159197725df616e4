import { NATIONAL_CREDIT_RULES, type NationalCreditRules } from '../model/national-credit-rules.ts';

/** What the law of a locale's country adds to its regime; nothing for most countries. */
export function nationalCreditRules(locale: string): NationalCreditRules {
  const country = locale.split('-').at(-1) ?? '';
  return Object.hasOwn(NATIONAL_CREDIT_RULES, country)
    ? (NATIONAL_CREDIT_RULES[country] ?? {})
    : {};
}
