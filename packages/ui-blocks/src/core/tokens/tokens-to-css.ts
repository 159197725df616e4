import { type ColorValue, toHexWithAlpha } from './color.ts';
import { readPalette } from './palette.ts';
import type { Token } from './token-tree.ts';
import type { TokenType } from './token-values.ts';

/** Custom properties of the tokens every brand shares, on the root element. */
export function sharedCss(tokens: readonly Token[]): string {
  return rule(':root', tokens.map(declaration));
}

/** Custom properties of one brand: its colours in both schemes, and what it changes of the shared tokens. */
export function brandCss(selector: string, tokens: readonly Token[]): string {
  const colors = [...readPalette(tokens)].map(
    ([name, { light, dark }]) => `--pz-color-${name}: light-dark(${light}, ${dark});`,
  );
  const others = tokens.filter(({ type }) => type !== 'color').map(declaration);
  return rule(selector, ['color-scheme: light dark;', ...colors, ...others]);
}

function rule(selector: string, declarations: readonly string[]): string {
  return `@layer pz.tokens {\n${selector} {\n  ${declarations.join('\n  ')}\n}\n}\n`;
}

function declaration(token: Token): string {
  return `--pz-${token.path.join('-')}: ${cssValue(token)};`;
}

type Measure = { value: number; unit: string };
type Shadow = Record<'offsetX' | 'offsetY' | 'blur' | 'spread', Measure> & { color: ColorValue };

const WRITERS: Readonly<Record<TokenType, (value: never) => string>> = {
  color: toHexWithAlpha,
  dimension: measure,
  duration: measure,
  number: String,
  fontWeight: String,
  cubicBezier: (value: number[]) => `cubic-bezier(${value.join(', ')})`,
  shadow: (value: Shadow | Shadow[]) => [value].flat().map(shadowLayer).join(', '),
  fontFamily: (value: string[]) => value.map(familyName).join(', '),
};

/** A token as CSS writes it. */
export const cssValue = ({ type, value }: Token): string => WRITERS[type](value as never);

function measure({ value, unit }: Measure): string {
  return `${value}${unit}`;
}

function shadowLayer({ offsetX, offsetY, blur, spread, color }: Shadow): string {
  return [...[offsetX, offsetY, blur, spread].map(measure), toHexWithAlpha(color)].join(' ');
}

function familyName(name: string): string {
  return /^[a-z-]+$/i.test(name) ? name : `"${name}"`;
}
