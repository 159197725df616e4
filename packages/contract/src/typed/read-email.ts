import { normalizeTyped } from './normalize-typed.ts';

/** Characters of a whole address and of its local part (RFC 5321, section 4.5.3.1). */
const LONGEST = { address: 254, local: 64 } as const;

const word = "[\\w!#$%&'*+/=?^`{|}~-]+";
const label = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
/** An address in ASCII, after `readEmail`. */
export const emailPattern = new RegExp(
  `^(?=.{1,64}@)${word}(?:\\.${word})*@(?:${label}\\.)+(?:[a-z]{2,63}|xn--[a-z\\d-]{0,58}[a-z\\d])$`,
  'i',
);

/** A domain with other than ASCII characters as mail servers know it, by the browser's own rules (UTS 46). */
function asciiDomain(domain: string): string {
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/**
 * Reads an email address as it was typed or pasted (RFC 5322, without quoted parts and addresses in place of the
 * domain). The domain is lower-cased and in ASCII; the rest keeps its case, because servers may tell it apart.
 *
 * @returns the address, or why it is none; never throws
 */
export function readEmail(raw: string): { readonly value: string } | 'invalid' | 'too-long' {
  const typed = normalizeTyped(raw, 'code').replace(/^mailto:/i, '');
  if (typed.length > LONGEST.address) return 'too-long';
  const at = typed.lastIndexOf('@');
  if (at > LONGEST.local) return 'too-long';
  const value = `${typed.slice(0, at + 1)}${asciiDomain(typed.slice(at + 1).toLowerCase())}`;
  if (value.length > LONGEST.address) return 'too-long';
  return emailPattern.test(value) ? { value } : 'invalid';
}
