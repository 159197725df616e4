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
  /** Its check digit is wrong, as in some that are in use. */
  readonly doubt?: '';
};

type Match = { readonly 0: string; readonly groups?: RegExpExecArray['groups'] };

/** @returns an ISO date; undefined if the number tells none, or one that the calendar lacks */
function birthDateOf({ 0: text, groups = {} }: Match, rule: IdentityNumberRule, today: string) {
  const { c, y, m, d, plus } = groups;
  const { centuries = [], dayPlus = 0 } = rule;
  const [, century = Number(c ?? Number.NaN) * 100, added = 0] =
    centuries.find(([pattern]) => new RegExp(pattern).test(text)) ?? [];
  const year = Number(y);
  const month = Number(m) - added;
  const day = Number(d) > dayPlus ? Number(d) - dayPlus : Number(d);
  if (century) return calendarDate(century + year, month, day);
  // A plus is written from the year in which somebody turns a hundred.
  const limit = plus ? `${Number(today.slice(0, 4)) - 100}-12-31` : today;
  return latestDate([year, month, day], limit);
}

type Issue = { readonly code: IssueCode; readonly read?: string };

const invalid: Issue = { code: 'invalid' };

function check(typed: string, rule: IdentityNumberRule, today: string): IdentityNumber | Issue {
  const match = new RegExp(rule.form).exec(typed.padStart(rule.length ?? 0, '0'));
  if (!match) return invalid;
  const [text] = match;
  const birthDate = birthDateOf(match, rule, today);
  if (match.groups?.y && !(birthDate && birthDate <= today)) return invalid;
  const isDoubtful = !hasValidDigits(text, rule.digits);
  if (isDoubtful && !rule.mayFail) return { code: 'check-digit', read: text };
  const year = rule.withCentury && birthDate?.slice(0, 4);
  return {
    value: year ? year + text.replace(/\D/g, '').slice(-8) : text,
    ...(birthDate && !(rule.vague && new RegExp(rule.vague).test(text)) && { birthDate }),
    ...(isDoubtful && { doubt: '' }),
  };
}

/**
 * Reads an identity number as people write it: in either case, with any spaces, dots, slashes and dashes, without leading
 * zeros (§5).
 *
 * @param rules those of the country; where there are several, the number may be of any
 * @param today ISO date, for the century of numbers that leave it out
 * @returns the number in the spelling that is stored, and the birth date if it tells one; or why not
 */
export function checkIdentityNumber(
  raw: string,
  rules: readonly IdentityNumberRule[],
  today: string,
): IdentityNumber | Issue {
  const text = raw.toUpperCase().replace(/[\s./]/g, '');
  let issue = invalid;
  for (const rule of rules) {
    const result = check(rule.keepsDash ? text : text.replaceAll('-', ''), rule, today);
    if ('value' in result) return result;
    // A wrong digit says more than a wrong form: it tells which number was meant.
    if (issue.code === 'invalid') issue = result;
  }
  return issue;
}
