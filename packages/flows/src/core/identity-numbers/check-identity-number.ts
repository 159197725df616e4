import type { IssueCode } from '../../model/field-issue.ts';
import type { IdentityNumberRule } from '../../model/identity-numbers.ts';
import { calendarDate, latestDate } from '../calendar.ts';
import { hasValidDigits } from './has-valid-digits.ts';

/** A valid number. */
export type IdentityNumber = {
  /** The one spelling that is stored. */
  readonly value: string;
  /** ISO date; missing where the number does not tell it for certain. */
  readonly birthDate?: string;
};

type Parts = Readonly<Record<string, string | undefined>>;

function birthDateOf(text: string, parts: Parts, rule: IdentityNumberRule) {
  const { c, y, m, d, plus } = parts;
  const [, century = c ? Number(c) * 100 : undefined, added = 0] =
    rule.centuries?.find(([pattern]) => new RegExp(pattern).test(text)) ?? [];
  const { dayPlus = 0 } = rule;
  const day = Number(d) > dayPlus ? Number(d) - dayPlus : Number(d);
  const date = [Number(y), Number(m) - added, day] as const;
  return (today: string) =>
    century
      ? calendarDate(century + date[0], date[1], date[2])
      : latestDate(date, today, plus ? 100 : 0);
}

function check(text: string, rule: IdentityNumberRule, today: string): IdentityNumber | IssueCode {
  const match = new RegExp(rule.form).exec(text);
  if (!match) return 'invalid';
  const parts: Parts = match.groups ?? {};
  const birthDate = parts.y && birthDateOf(text, parts, rule)(today);
  if (parts.y && !(birthDate && birthDate <= today)) return 'invalid';
  if (!hasValidDigits(text, rule.digits)) return 'check-digit';
  const year = rule.withCentury && birthDate?.slice(0, 4);
  const value = year ? year + text.replace(/\D/g, '').slice(-8) : text;
  const isVague = !birthDate || (rule.vague && new RegExp(rule.vague).test(text));
  return isVague ? { value } : { value, birthDate };
}

/**
 * Reads an identity number as people write it: in either case, with any spaces, dots, slashes and dashes (§5).
 *
 * @param rules those of the country; where there are several, the number may be of any
 * @param today ISO date, for the century of numbers that leave it out
 * @returns the number in the spelling that is stored, and the birth date if it tells one; or why not
 */
export function checkIdentityNumber(
  raw: string,
  rules: readonly IdentityNumberRule[],
  today: string,
): IdentityNumber | IssueCode {
  const text = raw
    .toUpperCase()
    .replace(/[\s./]/g, '')
    .replace(/\p{Pd}/gu, '-');
  let issue: IssueCode = 'invalid';
  for (const rule of rules) {
    const result = check(rule.keepsDash ? text : text.replaceAll('-', ''), rule, today);
    if (typeof result !== 'string') return result;
    // A wrong digit says more than a wrong form: it tells which number was meant.
    if (issue === 'invalid') issue = result;
  }
  return issue;
}
