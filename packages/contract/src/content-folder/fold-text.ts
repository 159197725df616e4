/** What is never seen between two letters, but keeps a search from finding a word. */
const invisible = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g;

/**
 * Text as a search compares it: lower case, without accents and invisible characters, every run
 * of white space one space, and the letters that do not decompose (ø, ł, ß) as their plain ones.
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
