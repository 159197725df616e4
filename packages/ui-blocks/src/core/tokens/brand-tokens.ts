import base from '../../tokens/base.tokens.json' with { type: 'json' };
import type { ColorValue } from './color.ts';
import { COLOR_NAMES } from './colors.ts';
import { type ContrastPair, findWeakPairs, readPalette, SCHEMES } from './palette.ts';
import { parseTokens, readTokens, type Token, TokenError, type TokenIssue } from './token-tree.ts';
import { brandCss, sharedCss } from './tokens-to-css.ts';

/** A brand's token file, as JSON. */
export type BrandTokens = Readonly<Record<string, unknown>>;

/** The pairs of colours that are used on each other. */
export const CONTRAST_PAIRS = base.$extensions[
  'example.plaza.contrast'
] as unknown as readonly ContrastPair[];

/** The tokens that all brands share. */
export const SHARED_TOKENS = readTokens(base);

const typeOfShared = new Map(SHARED_TOKENS.map(({ path, type }) => [path.join('.'), type]));
const colorTokens = COLOR_NAMES.flatMap((name) =>
  SCHEMES.map((scheme) => `color.${name}.${scheme}`),
);

/**
 * Checks a brand's tokens: each colour is there in both schemes and in sRGB, each pair that is
 * used on each other has a contrast of 4.5 (§9), and what else the brand sets is a token that all share.
 *
 * @returns every issue, so that one run shows all; empty when the brand can be used
 */
export function checkBrandTokens(file: unknown): TokenIssue[] {
  const { tokens, issues, names } = parseTokens(file);
  return [
    ...issues,
    ...colorTokens
      .filter((name) => !names.has(name))
      .map((path) => ({ path, message: 'is missing' })),
    ...tokens.flatMap(useIssues),
    ...findWeakPairs(readPalette(tokens), CONTRAST_PAIRS),
  ];
}

/** A token that no component reads, or not as what it is. */
function useIssues({ path: names, type, value }: Token): TokenIssue[] {
  const path = names.join('.');
  const isColor = colorTokens.includes(path);
  const expected = isColor ? 'color' : typeOfShared.get(path);
  if (!expected) return [{ path, message: 'is not a token of a brand: no component reads it' }];
  if (expected !== type) return [{ path, message: `has type ${type}, must have ${expected}` }];
  if (!isColor || ((value as ColorValue).alpha ?? 1) === 1) return [];
  return [{ path, message: 'is translucent: its contrast cannot be computed. Leave out alpha' }];
}

/**
 * The custom properties of a brand as a style sheet: the tokens that all brands share are not in it.
 *
 * @param selector what they are set on; the page unless several brands share a style sheet
 * @throws {TokenError} listing every issue that `checkBrandTokens` finds
 */
export function brandStyles(file: BrandTokens, selector = ':root'): string {
  const issues = checkBrandTokens(file);
  if (issues.length > 0) throw new TokenError(issues);
  return brandCss(selector, readTokens(file));
}

/** The custom properties of the tokens that all brands share, as a style sheet. */
export const sharedStyles = (): string => sharedCss(SHARED_TOKENS);
