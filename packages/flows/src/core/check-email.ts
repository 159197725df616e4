import type { IssueCode } from '../model/field-issue.ts';

const shape = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/u;

/** The longest address that mail servers accept (RFC 5321). */
export const longestEmail = 254;

/** @param email without surrounding spaces */
export function checkEmail(email: string): IssueCode | undefined {
  if (email.length > longestEmail) return 'too-long';
  return shape.test(email) ? undefined : 'invalid';
}
