/** Combining marks, into which accents decompose. */
const ACCENTS = /\p{M}/gu;

/**
 * Formats an email address for advertising vendors (§5): lower case, no accents, no dots and no
 * plus-tag before the at sign, no surrounding spaces.
 *
 * Never throws: a string without an at sign is only lowercased and loses its accents.
 */
export function sanitizeEmail(email: string): string {
  const plain = email.toLowerCase().normalize('NFD').replace(ACCENTS, '').normalize('NFC').trim();
  const at = plain.lastIndexOf('@');
  if (at < 0) return plain;
  const local = plain.slice(0, at).replace(/\+.*/s, '').replaceAll('.', '');
  return local.trim() + plain.slice(at);
}
