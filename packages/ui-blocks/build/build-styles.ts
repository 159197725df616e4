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
 * Writes `dist/styles.css` (tokens of every brand, all components, one file) and the fonts it names.
 *
 * @returns size of the style sheet in gzip bytes
 * @throws {TokenError} naming every pair of colours with too little contrast
 */
export async function buildStyles(): Promise<number> {
  const [tokens, components] = [
    await tokenCss(),
    bundle({ filename: join(root, 'src/styles.css') }),
  ];
  const { code } = transform({
    filename: 'styles.css',
    // The layer order stands first in the components' file, so tokens follow it.
    code: Buffer.concat([components.code, Buffer.from(tokens)]),
    minify: true,
  });
  await mkdir(join(root, 'dist/fonts'), { recursive: true });
  await writeFile(join(root, 'dist/styles.css'), code);
  for (const font of FONTS) await copyFile(join(fontFolder, font), join(root, 'dist/fonts', font));
  return gzipSync(code, { level: 9 }).length;
}

async function tokenCss(): Promise<string> {
  const base = await readJson('base');
  const pairs = base.$extensions[CONTRAST] as ContrastPair[];
  const files = await readdir(join(root, 'tokens'));
  const brands = files.map((file) => basename(file, TOKEN_FILE)).filter((name) => name !== 'base');
  const css = await Promise.all(brands.map((brand) => checkedBrandCss(brand, pairs)));
  return [sharedCss(readTokens(base)), ...css].join('');
}

async function checkedBrandCss(brand: string, pairs: ContrastPair[]): Promise<string> {
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
