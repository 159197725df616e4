/** What is typed: digits and signs that a program reads, a name, or a text that people read. */
export type TypedKind = 'code' | 'name' | 'text';

/** Signs that keyboards and other programs write for an apostrophe. NFKC makes a space of some, and others of some. */
const apostrophes = /[`´\u1ffdʹ-ʽˈ‘-‛′]/g;

/** Also the minus sign, which is no punctuation. */
const dashes = /[\p{Pd}−]/gu;

/** All but ZWNJ and ZWJ, which are spelling in Persian and join emoji. */
const formats = /(?![\u200c\u200d])\p{Cf}/gu;

/**
 * Normalizes what was typed or pasted: in the browser, on the server and in schemas, so that all read the same. Drops
 * invisible format characters, such as those that phones copy with a contact's number (U+202A), and writes every kind of
 * space as a plain one. Names and codes become NFKC with plain dashes and apostrophes; codes also get ASCII digits. A
 * text stays as it was written, in NFC: NFKC would make `3.º` of an address `3.o`. Idempotent.
 *
 * @returns without spaces around it; of a text, line breaks stay as line feeds
 */
export function normalizeTyped(raw: string, kind: TypedKind): string {
  const text = raw
    .replace(kind === 'code' ? /\p{Cf}/gu : formats, '')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n');
  if (kind === 'text')
    return text
      .normalize('NFC')
      .replace(/\p{Zs}/gu, ' ')
      .trim();
  const name = text
    .replace(apostrophes, "'")
    .normalize('NFKC')
    .replace(apostrophes, "'")
    .replace(dashes, '-')
    .replace(/\s+/g, ' ')
    .trim();
  if (kind === 'name') return name;
  // Arabic and Persian digits end in their value.
  return name.replace(/[٠-٩۰-۹]/g, (digit) => `${digit.charCodeAt(0) & 15}`);
}
