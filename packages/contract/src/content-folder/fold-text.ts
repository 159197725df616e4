/** Invisible characters between letters, which would hide a word from a search. */
const invisible = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g;

/**
 * Normalizes a text for searching: lower case, without accents and invisible characters, runs of
 * white space as one space, and letters that do not decompose (ø, ł, ß) as plain ones.
 */
export function foldText(text: string): string {
  return text
    .replace(invisible, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øłßæœđ]/g, (letter) => plain[letter] ?? letter)
    .replace(/[’ʼ]/g, "'")
    .replace(/\s+/g, ' ');
}

const plain: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
};
