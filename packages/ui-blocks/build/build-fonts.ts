/// <reference path="./subset-font.d.ts" />
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const sourceFolder = join(
  dirname(createRequire(import.meta.url).resolve('@fontsource-variable/figtree/package.json')),
  'files',
);

/** The published fonts and the characters that they have outlines of, without accents that stand alone. */
const sources = {
  latin: {
    file: 'figtree-latin-wght-normal.woff2',
    range:
      'U+20-7E,U+A0-FF,U+131,U+152-153,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2191,U+2193,U+2212',
  },
  'latin-ext': {
    file: 'figtree-latin-ext-wght-normal.woff2',
    range: 'U+100-148,U+14A-17E,U+1CD-1CE,U+218-21B,U+1E80-1E85,U+1E9E,U+1EF2-1EF3,U+2020,U+20B9',
  },
} as const;

/** Signs that one page in ten shows, or fewer; none of the consent dialog or of footers is among them. */
const rareSigns = '"#&*<=>[\\]^_`{|}~‘…©';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  .filter((character) => !rareSigns.includes(character))
  .join('');

/** Punctuation, a list's bullet and signs beside figures. */
const signs = '\u00a0–—’“”„«»·•¿¡€−×º§';

/** Letters beyond ASCII, by the languages that write them. */
const letters = {
  western: [
    'áéíóúüñÁÉÍÓÚÜÑ', // Spanish
    'åäöæøéÅÄÖÆØÉ', // Danish, Finnish, Norwegian, Swedish
    'äöüßÄÖÜ', // German
    'âîÂÎ', // Romanian letters of the western source
  ],
  central: [
    'ąćęłńśźżĄĆĘŁŃŚŹŻ', // Polish
    'ășțĂȘȚ', // Romanian
  ],
} as const;

/** OpenType features that pages use; others would keep unused glyphs. */
const keepFeatures = ['kern', 'liga', 'tnum'];

/** Tables for font menus, which browsers do not read, and of widths, which they find in the outlines. */
const dropTables = ['STAT', 'HVAR'];

/** The letters of each font that is cut out of a source. */
export const subsets = {
  western: { source: 'latin', text: ascii + signs + letters.western.join('') },
  signs: { source: 'latin', text: rareSigns },
  central: { source: 'latin-ext', text: letters.central.join('') },
} as const;

/**
 * The fonts by file name: the subsets that pages of our languages need, and the whole sources for
 * every other letter.
 */
export async function buildFonts(): Promise<ReadonlyMap<string, Uint8Array>> {
  const fonts = new Map<string, Uint8Array>();
  for (const [name, { source, text }] of Object.entries(subsets)) {
    const whole = await readFile(join(sourceFolder, sources[source].file));
    fonts.set(`figtree-${name}.woff2`, await cut(whole, text));
  }
  for (const [name, { file }] of Object.entries(sources))
    fonts.set(`figtree-${name}.woff2`, await readFile(join(sourceFolder, file)));
  return fonts;
}

const cut = (font: Buffer, text: string) =>
  subsetFont(font, text, { targetFormat: 'woff2', keepFeatures, dropTables });

/** `unicode-range` of characters, by their numbers. */
export function unicodeRange(codes: Iterable<number>): string {
  const spans: { from: number; to: number }[] = [];
  for (const code of [...new Set(codes)].toSorted((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last && code === last.to + 1) last.to = code;
    else spans.push({ from: code, to: code });
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return spans
    .map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(',');
}

function codesIn(range: string): number[] {
  return range.split(',').flatMap((span) => {
    const [from = 0, to = from] = span
      .slice('U+'.length)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

const codesOf = (text: string) => [...text].map((character) => character.codePointAt(0) ?? 0);

/**
 * The characters of each font. No two fonts share one: a browser waiting for the first would fetch
 * the second as well.
 */
export function fontRanges(): ReadonlyMap<string, string> {
  const taken = new Set<number>();
  const all = [
    ...Object.entries(subsets).map(([name, { text }]) => [name, codesOf(text)] as const),
    ...Object.entries(sources).map(([name, { range }]) => [name, codesIn(range)] as const),
  ];
  const own = all.map(([name, codes]) => {
    const rest = codes.filter((code) => !taken.has(code));
    for (const code of rest) taken.add(code);
    return [name, unicodeRange(rest)] as const;
  });
  return new Map(own);
}

/**
 * `@font-face` rules of the fonts. A font that takes longer than 100 ms is used from the next page
 * on: swapping it in would reflow the text.
 */
export function fontFaces(): string {
  return Array.from(
    fontRanges(),
    ([name, range]) => `@font-face {
  font-family: 'Figtree Variable';
  font-weight: 300 900;
  font-display: optional;
  src: url('./fonts/figtree-${name}.woff2') format('woff2');
  unicode-range: ${range};
}
`,
  ).join('');
}
