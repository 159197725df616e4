import type { Palette } from './brand.ts';
import { toHexWithAlpha } from './oklch.ts';
import { type ColorValue, type Token, TokenError } from './token-tree.ts';

/** Custom properties of the tokens every brand shares, on the root element. */
export function sharedCss(tokens: readonly Token[]): string {
  return rule(':root', tokens.map(declaration));
}

/** Custom properties of one brand: its colours in both schemes, and what it changes of the shared tokens. */
export function brandCss(brand: string, palette: Palette, tokens: readonly Token[]): string {
  const colors = [...palette].map(
    ([name, { light, dark }]) => `--pz-color-${name}: light-dark(${light}, ${dark});`,
  );
  const others = tokens.filter((token) => token.type !== 'color').map(declaration);
  return rule(`[data-brand="${brand}"]`, ['color-scheme: light dark;', ...colors, ...others]);
}

function rule(selector: string, declarations: readonly string[]): string {
  return `@layer pz.tokens {\n${selector} {\n  ${declarations.join('\n  ')}\n}\n}\n`;
}

function declaration(token: Token): string {
  return `--pz-${token.path.join('-')}: ${cssValue(token)};`;
}

type Measure = { value: number; unit: string };
type Shadow = Record<'offsetX' | 'offsetY' | 'blur' | 'spread', Measure> & { color: ColorValue };

const WRITERS: Readonly<Record<string, (value: never) => string>> = {
  dimension: measure,
  duration: measure,
  number: String,
  fontWeight: String,
  cubicBezier: (value: number[]) => `cubic-bezier(${value.join(', ')})`,
  shadow: (value: Shadow | Shadow[]) => [value].flat().map(shadowLayer).join(', '),
  fontFamily: (value: string[]) => value.map(familyName).join(', '),
};

/** A token as CSS writes it. @throws {TokenError} for a type that has no form in CSS */
export function cssValue({ path, type, value }: Token): string {
  const writer = Object.hasOwn(WRITERS, type) ? WRITERS[type] : undefined;
  if (!writer)
    throw new TokenError(`${path.join('.')} has type ${type}, which has no CSS form here`);
  return writer(value as never);
}

function measure({ value, unit }: Measure): string {
  return `${value}${unit}`;
}

function shadowLayer({ offsetX, offsetY, blur, spread, color }: Shadow): string {
  return [...[offsetX, offsetY, blur, spread].map(measure), toHexWithAlpha(color)].join(' ');
}

function familyName(name: string): string {
  return /^[a-z-]+$/i.test(name) ? name : `"${name}"`;
}
