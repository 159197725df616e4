import type { SignalVendor } from '@plaza/consent';

/** Calling codes of countries where the first zero is part of a number: Italy, San Marino, Norway. */
const KEEPS_ZERO = /^(?:39|378|47)$/;
/** Digits of the shortest mobile number. A number this long behind its country's code has that code. */
const SHORTEST = 8;

/**
 * A phone number as advertising vendors get it (§5): the country's phone code and the number, with
 * a plus sign before it, which Meta's pixel does without. A number that has a code already
 * (`+34…`, `0034…`, or the page's own without a sign) keeps it; the zero of a national one goes, as
 * E.164 says, also where it is written behind the code: `+46 (0)70…`.
 *
 * Never throws: a text without digits becomes empty.
 *
 * @param number as a visitor writes it, with any spaces, dots or brackets
 * @param phoneCode of the page's country: `34` or `+34`
 */
export function formatAdPhone(number: string, phoneCode: string, vendor?: SignalVendor): string {
  const international = internationalDigits(number, digitsOf(phoneCode));
  return international && vendor !== 'meta' ? `+${international}` : international;
}

function internationalDigits(number: string, code: string): string {
  const written = number.replace(/[^\d+(]/g, '');
  const prefix = /^\(?(?:\+|00)/.exec(written)?.[0] ?? '';
  const rest = written.slice(prefix.length);
  const digits = digitsOf(rest);
  const hasCode = digits.startsWith(code) && digits.length >= code.length + SHORTEST;
  if (!prefix && !(code && hasCode)) return withCode(digits, code);
  // A zero in brackets is for callers at home, but in Italy for all.
  const international = /^(?:39|378)/.test(digits) ? digits : digitsOf(rest.replace('(0', ''));
  const national = international.slice(code.length);
  const isOwn = code && international.startsWith(`${code}0`);
  return isOwn ? withCode(national, code) : international;
}

function withCode(digits: string, code: string): string {
  const national = KEEPS_ZERO.test(code) ? digits : digits.replace(/^0+/, '');
  return national && code + national;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');
