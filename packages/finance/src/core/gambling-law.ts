import { GAMBLING_RULES, type GamblingRule } from '../model/gambling-rules.ts';

/** The rule of the country of a locale; undefined if the table has none, which fails a build. */
export function gamblingRuleOf(locale: string): GamblingRule | undefined {
  const country = locale.split('-').at(-1) ?? '';
  return Object.hasOwn(GAMBLING_RULES, country) ? GAMBLING_RULES[country] : undefined;
}
