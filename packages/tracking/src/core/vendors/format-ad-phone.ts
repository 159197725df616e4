/** Calling codes whose numbers keep a leading zero: Italy, San Marino, Norway. */
const KEEPS_ZERO = /^(?:39|378|47)$/;
/** Digits of the shortest mobile number. With this many digits after its country code, a number has one. */
const SHORTEST = 8;

/**
 * Formats a phone number for advertising vendors (§5): a plus sign, the country's phone code
 * and the number. A number with a code (`+34…`, `0034…`, or the page's own code
 * without a sign) keeps it. As in E.164 the leading zero of a national number is removed, also after
 * a code: `+46 (0)70…`.
 *
 * Never throws: a string without digits becomes empty.
 *
 * @param number as typed by a visitor, with any spaces, dots or brackets
 * @param phoneCode phone code of the page's country: `34` or `+34`
 */
export function formatAdPhone(number: string, phoneCode: string): string {
  const international = internationalDigits(number, digitsOf(phoneCode));
  return international && `+${international}`;
}

function internationalDigits(number: string, code: string): string {
  const written = number.replace(/[^\d+(]/g, '');
  const prefix = /^\(?(?:\+|00)/.exec(written)?.[0] ?? '';
  const rest = written.slice(prefix.length);
  const digits = digitsOf(rest);
  const hasCode = digits.startsWith(code) && digits.length >= code.length + SHORTEST;
  if (!prefix && !(code && hasCode)) return withCode(digits, code);
  // A zero in brackets is for domestic calls only, except in Italy.
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
