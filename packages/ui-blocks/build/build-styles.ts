import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { bundle, transform } from 'lightningcss';
import { brandStyles, sharedStyles } from '../src/core/tokens/brand-tokens.ts';
import defaultBrand from '../src/tokens/plaza.tokens.json' with { type: 'json' };
import { buildFonts, fontFaces } from './build-fonts.ts';
import { renderIconPlaces, renderIconSheet } from './icons/icon-sheet.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Writes `dist/styles.css`, the sheets that a site takes instead (`styles-core.css` and those of
 * `SHEETS`), and the fonts and the picture of icons they name.
 *
 * @returns size of the style sheet in gzip bytes
 */
export async function buildStyles(): Promise<number> {
  const css = renderStyles();
  await mkdir(join(root, 'dist/fonts'), { recursive: true });
  await writeFile(join(root, 'dist/styles.css'), css);
  await writeFile(join(root, 'dist/styles-core.css'), renderCoreStyles());
  const sheets = SHEETS.map(renderSheetOf);
  for (const { name, css: part } of sheets)
    await writeFile(join(root, `dist/styles-${name}.css`), part);
  await writeFile(
    join(root, 'dist/style-sheets.json'),
    JSON.stringify(sheets.map(({ name, classes }) => ({ name, classes }))),
  );
  await writeFile(join(root, 'dist/icons.svg'), renderIconSheet());
  for (const [name, font] of await buildFonts())
    await writeFile(join(root, 'dist/fonts', name), font);
  return gzipSync(css, { level: 9 }).length;
}

/**
 * All components, in the colours of the default brand by default.
 *
 * @param brands the style sheets of brands, from `brandStyles`
 */
export const renderStyles = (brands = brandStyles(defaultBrand)): Uint8Array =>
  renderSheet('styles.css', brands);

/** The components that most pages use, in no brand: a site adds its own. */
export const renderCoreStyles = (): Uint8Array => renderSheet('styles-core.css', '');

function renderSheet(filename: string, brands: string): Uint8Array {
  const components = bundleStyles(filename);
  // The components' file declares the layer order, so it comes first.
  const code = Buffer.concat([components, Buffer.from(fontFaces() + sharedStyles() + brands)]);
  return transform({ filename: 'styles.css', code, minify: true }).code;
}

/** The targets of the style sheets that Next compiles. */
const targets = {
  chrome: 111 << 16,
  edge: 111 << 16,
  firefox: 111 << 16,
  safari: (16 << 16) | (4 << 8),
};

/** Besides the core, which every page has; a page links those that it needs (decision 127). */
export const SHEETS = ['fields', 'navigation', 'lists', 'more', 'forms', 'articles'] as const;

type SheetName = (typeof SHEETS)[number];

export type StyleSheet = {
  readonly name: SheetName;
  readonly css: string;
  /** The classes that no other sheet has: a page with none of them needs no rule of this one. */
  readonly classes: readonly string[];
};

/** One of these sheets. No app imports it, so it is compiled for browsers here. */
export function renderSheetOf(name: SheetName): StyleSheet {
  const filename = `styles-${name}.css`;
  const bundled = bundleStyles(filename);
  const { code } = transform({ filename, code: bundled, minify: true, targets });
  const others = ['core', ...SHEETS.filter((other) => other !== name)];
  const shared = new Set(others.flatMap((other) => classesIn(bundleStyles(`styles-${other}.css`))));
  return {
    ...{ name, css: code.toString() },
    classes: classesIn(bundled).filter((each) => !shared.has(each)),
  };
}

function bundleStyles(name: string): Uint8Array {
  const code = Buffer.from(bundle({ filename: join(root, 'src', name) }).code);
  return code.includes('pz-lazy-icon')
    ? Buffer.concat([code, Buffer.from(renderIconPlaces())])
    : code;
}

const classesIn = (css: Uint8Array): string[] => [
  ...new Set(Array.from(css.toString().matchAll(/\.(pz-[\w-]+)/g), ([, name]) => name ?? '')),
];
