import type { SignalVendor } from '@plaza/consent';

/** Calling codes of countries whose numbers keep their leading zero abroad: Italy, San Marino. */
const KEEPS_ZERO = new Set(['39', '378']);

/**
 * A phone number as advertising vendors get it (§5): the country's phone code and the number, with
 * a plus sign before it, which Meta's pixel does without. A number that is international already
 * (`+34…`, `0034…`) keeps the code it has; the zero of a national one goes, as E.164 says.
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
  const written = number.replace(/[^\d+]/g, '');
  const digits = digitsOf(written);
  if (written.startsWith('+')) return digits;
  if (written.startsWith('00')) return digits.slice(2);
  const national = KEEPS_ZERO.has(code) ? digits : digits.replace(/^0/, '');
  return national && code + national;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');
