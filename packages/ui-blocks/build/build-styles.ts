import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { bundle, transform } from 'lightningcss';
import { sharedStyles, brandStyles as stylesOfBrand } from '../src/core/tokens/brand-tokens.ts';
import { buildFonts, fontFaces } from './build-fonts.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const tokenFolder = join(root, 'src/tokens');
const TOKEN_FILE = '.tokens.json';

/**
 * Writes `dist/styles.css`, the sheets that a site takes instead (`styles-<brand>.css` and
 * `styles-more.css`), and the fonts they name.
 *
 * @returns size of the style sheet in gzip bytes
 * @throws Error as `renderStyles`
 */
export async function buildStyles(): Promise<number> {
  const css = await renderStyles();
  await mkdir(join(root, 'dist/fonts'), { recursive: true });
  await writeFile(join(root, 'dist/styles.css'), css);
  for (const brand of await readBrands())
    await writeFile(join(root, `dist/styles-${brand}.css`), await renderStyles({ brand }));
  const { css: more, classes } = renderMoreStyles();
  await writeFile(join(root, 'dist/styles-more.css'), more);
  await writeFile(join(root, 'dist/styles-more.json'), JSON.stringify({ classes }));
  for (const [name, font] of await buildFonts())
    await writeFile(join(root, 'dist/fonts', name), font);
  return gzipSync(css, { level: 9 }).length;
}

export type StyleOptions = {
  /** Where `base.tokens.json` and one file per brand are. */
  readonly folder?: string;
  /** The brand of a site: its tokens alone, and the components that most pages use. */
  readonly brand?: string;
};

/**
 * A style sheet: all components and the tokens of every brand, or what a site of one brand needs on
 * most pages.
 *
 * @throws Error listing every issue of the brand's tokens
 */
export async function renderStyles(options: StyleOptions = {}): Promise<Uint8Array> {
  const tokens = await tokenCss(options);
  const { code: components } = bundleStyles(options.brand ? 'styles-core.css' : 'styles.css');
  // The layer order stands first in the components' file, so tokens follow it.
  const code = Buffer.concat([components, Buffer.from(fontFaces() + tokens)]);
  return transform({ filename: 'styles.css', code, minify: true }).code;
}

/** The browsers for which Next writes the style sheets that an app imports. */
const targets = {
  chrome: 111 << 16,
  edge: 111 << 16,
  firefox: 111 << 16,
  safari: (16 << 16) | (4 << 8),
};

export type MoreStyles = {
  readonly css: string;
  /** The classes that no other sheet has: a page with none of them needs no rule of this one. */
  readonly classes: readonly string[];
};

/** The components that few pages use. No app imports it, so that it is written for browsers here. */
export function renderMoreStyles(): MoreStyles {
  const bundled = bundleStyles('styles-more.css').code;
  const { code } = transform({ filename: 'styles-more.css', code: bundled, minify: true, targets });
  const core = new Set(classesIn(bundleStyles('styles-core.css').code));
  return { css: code.toString(), classes: classesIn(bundled).filter((name) => !core.has(name)) };
}

const bundleStyles = (name: string) => bundle({ filename: join(root, 'src', name) });

const classesIn = (css: Uint8Array): string[] => [
  ...new Set(Array.from(css.toString().matchAll(/\.(pz-[\w-]+)/g), ([, name]) => name ?? '')),
];

async function tokenCss({ folder = tokenFolder, brand }: StyleOptions): Promise<string> {
  const brands = brand ? [brand] : await readBrands(folder);
  const own = await Promise.all(brands.map((name) => brandStyles(name, folder)));
  return [sharedStyles(), ...own].join('');
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
 * @throws Error listing every issue of the brand's tokens
 */
export async function brandStyles(brand: string, folder = tokenFolder): Promise<string> {
  try {
    return stylesOfBrand(await readJson(folder, brand), `[data-brand="${brand}"]`);
  } catch (problem) {
    throw new Error(`Brand ${brand}: ${(problem as Error).message}`);
  }
}

// biome-ignore lint/suspicious/noExplicitAny: token files are checked token by token where they are read
async function readJson(folder: string, name: string): Promise<any> {
  return JSON.parse(await readFile(join(folder, name + TOKEN_FILE), 'utf8'));
}
