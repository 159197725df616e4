/** Invisible characters between letters, which would hide a word from a search. */
const invisible = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g;

/** Letters that do not decompose, and apostrophes, as plain ones. */
const plain: Readonly<Record<string, string>> = {
  ...{ ø: 'o', ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', đ: 'd', '’': "'", ʼ: "'" },
};

function foldCharacter(character: string): string {
  return character
    .replace(invisible, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[øłßæœđ’ʼ]/giu, (letter) => plain[letter.toLowerCase()] ?? letter);
}

/** The characters of our languages: looking them up is several times faster. */
const latin = Array.from({ length: 0x250 }, (_, code) => foldCharacter(String.fromCharCode(code)));

const foldAny = (character: string) =>
  latin[character.codePointAt(0) ?? 0] ?? foldCharacter(character);

/**
 * Normalizes a text for searching: lower case, without accents and invisible characters, runs of
 * white space as one space, and letters that do not decompose (ø, ł, ß) as plain ones.
 */
export function foldText(text: string): string {
  return text
    .replace(/[^\0-\x7F]/gu, foldAny)
    .toLowerCase()
    .replace(/\s{2,}|[^\S ]/g, ' ');
}
