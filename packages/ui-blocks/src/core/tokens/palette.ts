import { type ColorValue, contrastRatio, toHex } from './color.ts';
import type { ColorName } from './colors.ts';
import { readTokens, type Token, type TokenIssue } from './token-tree.ts';

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Colours by semantic name: six-digit hex in each scheme. */
export type Palette = ReadonlyMap<string, Readonly<Partial<Record<Scheme, string>>>>;

/** Two colours that are used on each other, by semantic name. */
export type ContrastPair = readonly [foreground: ColorName, background: ColorName];

/** WCAG 2.2 AA for text; held for controls too (§9). */
export const LEAST_CONTRAST = 4.5;

/** The colours among the tokens: those named `color.<name>.light` and `color.<name>.dark`. */
export function readPalette(tokens: readonly Token[]): Palette {
  const palette = new Map<string, Partial<Record<Scheme, string>>>();
  for (const { path, type, value } of tokens) {
    const [group, name = '', scheme] = path;
    if (type !== 'color' || group !== 'color') continue;
    palette.set(name, { ...palette.get(name), [scheme as Scheme]: toHex(value as ColorValue) });
  }
  return palette;
}

/** Every pair of present colours that is too weak to read, under the token of its foreground. */
export function findWeakPairs(palette: Palette, pairs: readonly ContrastPair[]): TokenIssue[] {
  return pairs.flatMap(([foreground, background]) =>
    SCHEMES.flatMap((scheme) => {
      const [front, back] = [palette.get(foreground)?.[scheme], palette.get(background)?.[scheme]];
      if (!front || !back) return [];
      const ratio = contrastRatio(front, back);
      if (ratio >= LEAST_CONTRAST) return [];
      // Rounded down: a ratio of 4.499 does not read as 4.50.
      const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
      const message = `${front} on ${background} ${back} has a contrast of ${shown} in the ${scheme} scheme, needs ${LEAST_CONTRAST}`;
      return [{ path: `color.${foreground}.${scheme}`, message }];
    }),
  );
}

/** A brand's colours in one scheme: six-digit hex by semantic name. */
export type BrandColors = Readonly<Record<ColorName, string>>;

/**
 * Reads a brand's colours in one scheme, for what has no style sheet: pictures, manifests, icons.
 *
 * @param file the content of `brand.tokens.json`, which `checkBrandTokens` finds no issue in
 * @throws {TokenError} listing the tokens that cannot be read
 */
export function readBrandColors(file: unknown, scheme: Scheme): BrandColors {
  const palette = readPalette(readTokens(file));
  return Object.fromEntries([...palette].map(([name, colors]) => [name, colors[scheme]])) as Record<
    ColorName,
    string
  >;
}
