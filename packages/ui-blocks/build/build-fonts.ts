import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const sourceFolder = join(
  dirname(createRequire(import.meta.url).resolve('@fontsource-variable/figtree/package.json')),
  'files',
);

const sources = {
  latin: 'figtree-latin-wght-normal.woff2',
  'latin-ext': 'figtree-latin-ext-wght-normal.woff2',
} as const;

/** Every printable character of ASCII. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** What languages write between words and beside figures; a rarer sign is fetched with its source. */
const signs = '\u00a0–—‘’“”„…·«»¿¡€º©−';

/** Letters beyond ASCII, by the languages that write them. */
const letters = {
  western: [
    'áéíóúüñÁÉÍÓÚÜÑ', // Spanish
    'åäöæøéÅÄÖÆØÉ', // Danish, Finnish, Norwegian, Swedish
    'äöüßÄÖÜ', // German
    'âîÂÎ', // Romanian, as far as the western source has its letters
  ],
  central: [
    'ąćęłńśźżĄĆĘŁŃŚŹŻ', // Polish
    'ășțĂȘȚ', // Romanian
  ],
} as const;

/** OpenType features that pages use; others would keep glyphs that nobody sees. */
const keepFeatures = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'];

/** The letters of each font that is cut out of a source. */
export const subsets = {
  western: { source: 'latin', text: ascii + signs + letters.western.join('') },
  central: { source: 'latin-ext', text: letters.central.join('') },
} as const;

/**
 * The fonts by file name: the subsets that pages of our languages need, and the whole sources for
 * every other letter.
 */
export async function buildFonts(): Promise<ReadonlyMap<string, Uint8Array>> {
  const fonts = new Map<string, Uint8Array>();
  for (const [name, { source, text }] of Object.entries(subsets)) {
    const whole = await readFile(join(sourceFolder, sources[source]));
    fonts.set(`figtree-${name}.woff2`, await cut(whole, text));
  }
  for (const [name, file] of Object.entries(sources))
    fonts.set(`figtree-${name}.woff2`, await readFile(join(sourceFolder, file)));
  return fonts;
}

const cut = (font: Buffer, text: string) =>
  subsetFont(font, text, { targetFormat: 'woff2', keepFeatures });

/** `unicode-range` of the characters in a text. */
export function unicodeRange(text: string): string {
  const codes = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0);
  const spans: { from: number; to: number }[] = [];
  for (const code of codes.toSorted((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last && code === last.to + 1) last.to = code;
    else spans.push({ from: code, to: code });
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return spans
    .map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(',');
}

/**
 * `@font-face` rules of the subsets, to follow those of the sources: where ranges overlap, browsers
 * take the rule that comes last, and so fetch a whole source only for a letter that no subset has.
 */
export function subsetFaces(): string {
  return Object.entries(subsets)
    .map(
      ([name, { text }]) => `@font-face {
  font-family: 'Figtree Variable';
  font-weight: 300 900;
  font-display: optional;
  src: url('./fonts/figtree-${name}.woff2') format('woff2');
  unicode-range: ${unicodeRange(text)};
}
`,
    )
    .join('');
}
