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
 * @throws {TokenError} naming every pair of colours with too little contrast
 */
export async function renderStyles(): Promise<Uint8Array> {
  const [tokens, components] = [
    await tokenCss(),
    bundle({ filename: join(root, 'src/styles.css') }),
  ];
  // The layer order stands first in the components' file, so tokens follow it.
  const code = Buffer.concat([components.code, Buffer.from(tokens)]);
  return transform({ filename: 'styles.css', code, minify: true }).code;
}

async function tokenCss(): Promise<string> {
  const files = await readdir(join(root, 'tokens'));
  const brands = files.map((file) => basename(file, TOKEN_FILE)).filter((name) => name !== 'base');
  const shared = sharedCss(readTokens(await readJson('base')));
  return [shared, ...(await Promise.all(brands.map(brandStyles)))].join('');
}

/**
 * Custom properties of one brand.
 *
 * @param brand name of its file, e.g. `olivar`
 * @throws {TokenError} naming every pair of colours with too little contrast
 */
export async function brandStyles(brand: string): Promise<string> {
  const pairs = (await readJson('base')).$extensions[CONTRAST] as ContrastPair[];
  const tokens = readTokens(await readJson(brand));
  const palette = readPalette(tokens);
  const weak = findWeakPairs(palette, pairs);
  if (weak.length > 0) throw new TokenError(`Brand ${brand}\n  ${weak.join('\n  ')}`);
  return brandCss(brand, palette, tokens);
}

// biome-ignore lint/suspicious/noExplicitAny: token files are checked token by token where they are read
async function readJson(name: string): Promise<any> {
  return JSON.parse(await readFile(join(root, 'tokens', name + TOKEN_FILE), 'utf8'));
}
