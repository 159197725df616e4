import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { bundle, transform } from 'lightningcss';
import { type ContrastPair, findWeakPairs, readPalette } from '../src/core/tokens/brand.ts';
import { readTokens, TokenError } from '../src/core/tokens/token-tree.ts';
import { brandCss, sharedCss } from '../src/core/tokens/tokens-to-css.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const fontFolder = join(
  dirname(createRequire(import.meta.url).resolve('@fontsource-variable/figtree/package.json')),
  'files',
);
const FONTS = ['figtree-latin-wght-normal.woff2', 'figtree-latin-ext-wght-normal.woff2'] as const;
const tokenFolder = join(root, 'tokens');
const TOKEN_FILE = '.tokens.json';
const CONTRAST = 'example.plaza.contrast';

/**
 * Writes `dist/styles.css` and the fonts it names.
 *
 * @returns size of the style sheet in gzip bytes
 * @throws {TokenError} as `renderStyles`
 */
export async function buildStyles(): Promise<number> {
  const css = await renderStyles();
  await mkdir(join(root, 'dist/fonts'), { recursive: true });
  await writeFile(join(root, 'dist/styles.css'), css);
  for (const font of FONTS) await copyFile(join(fontFolder, font), join(root, 'dist/fonts', font));
  return gzipSync(css, { level: 9 }).length;
}

/**
 * The one style sheet: all components and the tokens of every brand.
 *
 * @param folder where `base.tokens.json` and one file per brand are
 * @throws {TokenError} naming every pair of colours with too little contrast
 */
export async function renderStyles(folder = tokenFolder): Promise<Uint8Array> {
  const [tokens, components] = [
    await tokenCss(folder),
    bundle({ filename: join(root, 'src/styles.css') }),
  ];
  // The layer order stands first in the components' file, so tokens follow it.
  const code = Buffer.concat([components.code, Buffer.from(tokens)]);
  return transform({ filename: 'styles.css', code, minify: true }).code;
}

async function tokenCss(folder: string): Promise<string> {
  const brands = await readBrands(folder);
  const shared = sharedCss(readTokens(await readJson(folder, 'base')));
  return [shared, ...(await Promise.all(brands.map((brand) => brandStyles(brand, folder))))].join(
    '',
  );
}

/** The brands that have a token file, by name. */
export async function readBrands(folder = tokenFolder): Promise<string[]> {
  const files = await readdir(folder);
  const names = files.map((file) => basename(file, TOKEN_FILE));
  return names.filter((name) => name !== 'base').toSorted();
}

/**
 * Custom properties of one brand.
 *
 * @param brand name of its file, e.g. `olivar`
 * @throws {TokenError} naming every pair of colours with too little contrast
 */
export async function brandStyles(brand: string, folder = tokenFolder): Promise<string> {
  const pairs = (await readJson(folder, 'base')).$extensions[CONTRAST] as ContrastPair[];
  try {
    const tokens = readTokens(await readJson(folder, brand));
    const palette = readPalette(tokens);
    const weak = findWeakPairs(palette, pairs);
    if (weak.length > 0) throw new TokenError(`\n  ${weak.join('\n  ')}`);
    return brandCss(brand, palette, tokens);
  } catch (problem) {
    throw new TokenError(`Brand ${brand}: ${(problem as Error).message}`);
  }
}

// biome-ignore lint/suspicious/noExplicitAny: token files are checked token by token where they are read
async function readJson(folder: string, name: string): Promise<any> {
  return JSON.parse(await readFile(join(folder, name + TOKEN_FILE), 'utf8'));
}
