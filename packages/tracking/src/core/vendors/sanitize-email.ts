/** What accents become when letters are taken apart. */
const ACCENTS = /\p{M}/gu;

/**
 * An email address as advertising vendors get it (§5): lower case, no accents, and before the at
 * sign neither dots nor a plus-tag. Spaces around it go too, which vendors do not match.
 *
 * Never throws: a text without an at sign is no address, and only loses capitals and accents.
 */
export function sanitizeEmail(email: string): string {
  const plain = email.toLowerCase().normalize('NFD').replace(ACCENTS, '').normalize('NFC').trim();
  const at = plain.lastIndexOf('@');
  if (at < 0) return plain;
  const local = plain.slice(0, at).replace(/\+.*/s, '').replaceAll('.', '');
  return local.trim() + plain.slice(at);
}
