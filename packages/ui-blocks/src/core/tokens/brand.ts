import { contrastRatio } from './contrast.ts';
import { toHex } from './oklch.ts';
import { type ColorValue, type Token, TokenError } from './token-tree.ts';

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** A brand's colours by semantic name: six-digit hex in each scheme. */
export type Palette = ReadonlyMap<string, Readonly<Record<Scheme, string>>>;

/** Two colours that stand on each other, by semantic name. */
export type ContrastPair = readonly [foreground: string, background: string];

/** WCAG 2.2 AA for text; held for controls too (§9). */
export const LEAST_CONTRAST = 4.5;

/**
 * Colours of a brand: tokens named `color.<name>.light` and `color.<name>.dark`.
 *
 * @throws {TokenError} when a colour lacks a scheme or lies outside sRGB
 */
export function readPalette(tokens: readonly Token[]): Palette {
  const names = new Set(tokens.filter(isColor).map((token) => token.path[1] ?? ''));
  return new Map(
    [...names].map((name) => [
      name,
      { light: schemeColor(tokens, name, 'light'), dark: schemeColor(tokens, name, 'dark') },
    ]),
  );
}

/**
 * Every pair that is too weak, as a sentence naming scheme, pair and ratio; empty when all hold.
 *
 * @throws {TokenError} when a pair names a colour the palette lacks
 */
export function findWeakPairs(palette: Palette, pairs: readonly ContrastPair[]): string[] {
  return pairs.flatMap(([foreground, background]) =>
    SCHEMES.flatMap((scheme) => {
      const ratio = contrastRatio(
        colorOf(palette, foreground)[scheme],
        colorOf(palette, background)[scheme],
      );
      if (ratio >= LEAST_CONTRAST) return [];
      return [
        `${scheme}: ${foreground} on ${background} is ${ratio.toFixed(2)}, under ${LEAST_CONTRAST}`,
      ];
    }),
  );
}

function isColor({ path, type }: Token): boolean {
  return type === 'color' && path[0] === 'color';
}

function schemeColor(tokens: readonly Token[], name: string, scheme: Scheme): string {
  const path = `color.${name}.${scheme}`;
  const token = tokens.find((candidate) => candidate.path.join('.') === path);
  if (!token) throw new TokenError(`${path} is missing`);
  try {
    return toHex(token.value as ColorValue);
  } catch (problem) {
    throw new TokenError(`${path}: ${(problem as Error).message}`);
  }
}

function colorOf(palette: Palette, name: string): Readonly<Record<Scheme, string>> {
  const color = palette.get(name);
  if (!color)
    throw new TokenError(`A contrast pair names the colour ${name}, which the brand lacks`);
  return color;
}
