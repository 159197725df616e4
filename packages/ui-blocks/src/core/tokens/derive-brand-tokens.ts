import type { BrandTokens } from './brand-tokens.ts';
import { type ColorValue, largestChroma } from './color.ts';
import type { ColorName } from './colors.ts';
import type { Scheme } from './palette.ts';

/** What a brand's tokens are derived from: its name and its hue in OKLCH, in degrees from 0 to 360. */
export type BrandSeed = { readonly name: string; readonly hue: number };

/**
 * Where a colour takes its hue from: the brand itself, its accent, the outline of what has the
 * focus, or a fixed hue where the colour has a meaning of its own.
 */
type HueSource = 'brand' | 'accent' | 'focus' | number;
type Shade = readonly [lightness: number, chroma: number];
type Recipe = Readonly<Record<Scheme, Shade>> & { readonly hue: HueSource };

/**
 * The colours of a derived brand. Lightness decides contrast, so it is the same for every hue, with
 * room for what hue and gamut change; chroma is what is aimed at, and less where sRGB has less.
 */
const RECIPES: Readonly<Record<ColorName, Recipe>> = {
  canvas: { hue: 'brand', light: [0.979, 0.006], dark: [0.185, 0.012] },
  surface: { hue: 'brand', light: [0.996, 0.002], dark: [0.243, 0.016] },
  sunken: { hue: 'brand', light: [0.955, 0.011], dark: [0.212, 0.014] },
  text: { hue: 'brand', light: [0.25, 0.025], dark: [0.935, 0.01] },
  'text-muted': { hue: 'brand', light: [0.44, 0.025], dark: [0.77, 0.018] },
  link: { hue: 'brand', light: [0.42, 0.11], dark: [0.87, 0.05] },
  brand: { hue: 'brand', light: [0.325, 0.075], dark: [0.265, 0.05] },
  'on-brand': { hue: 'brand', light: [0.975, 0.012], dark: [0.95, 0.014] },
  sign: { hue: 'accent', light: [0.815, 0.15], dark: [0.815, 0.145] },
  action: { hue: 'accent', light: [0.815, 0.15], dark: [0.815, 0.145] },
  'action-hover': { hue: 'accent', light: [0.765, 0.15], dark: [0.87, 0.11] },
  'on-action': { hue: 'accent', light: [0.24, 0.04], dark: [0.22, 0.035] },
  chosen: { hue: 'brand', light: [0.37, 0.09], dark: [0.83, 0.09] },
  'on-chosen': { hue: 'brand', light: [0.985, 0.008], dark: [0.2, 0.03] },
  border: { hue: 'brand', light: [0.89, 0.014], dark: [0.35, 0.021] },
  'border-control': { hue: 'brand', light: [0.5, 0.03], dark: [0.68, 0.025] },
  focus: { hue: 'focus', light: [0.45, 0.15], dark: [0.82, 0.1] },
  notice: { hue: 88, light: [0.935, 0.05], dark: [0.3, 0.045] },
  'on-notice': { hue: 70, light: [0.31, 0.06], dark: [0.92, 0.05] },
  info: { hue: 'brand', light: [0.945, 0.022], dark: [0.275, 0.03] },
  'on-info': { hue: 'brand', light: [0.29, 0.045], dark: [0.93, 0.02] },
  positive: { hue: 155, light: [0.45, 0.1], dark: [0.8, 0.12] },
  negative: { hue: 27, light: [0.5, 0.16], dark: [0.78, 0.1] },
  'tint-blue': tint(250),
  'on-tint-blue': onTint(250),
  'tint-green': tint(155),
  'on-tint-green': onTint(155),
  'tint-purple': tint(305),
  'on-tint-purple': onTint(305),
  'tint-red': tint(22),
  'on-tint-red': onTint(22),
  'tint-yellow': { ...tint(96), light: [0.945, 0.068] },
  'on-tint-yellow': onTint(96),
};

/** A tinted box. */
function tint(hue: number): Recipe {
  return { hue, light: [0.938, 0.033], dark: [0.31, 0.05] };
}

function onTint(hue: number): Recipe {
  return { hue, light: [0.32, 0.08], dark: [0.93, 0.03] };
}

/** Amber, more yellow the colder the brand: it stands out on paper and on every deep brand colour. */
const accentHue = (hue: number) => 76 - 12 * Math.cos(((hue - 75) * Math.PI) / 180);

/** Blue, or magenta for a brand that is blue: the outline differs from what it is drawn around. */
const focusHue = (hue: number) => (Math.abs(hue - 255) < 45 ? 330 : 255);

/**
 * Derives the token file of a brand from one hue: every colour in light and dark, in sRGB, each pair
 * that is used on each other with a contrast of at least 4.5 (§9).
 *
 * @returns the content of `brand.tokens.json`
 * @throws {RangeError} for a hue that is not from 0 to 360
 */
export function deriveBrandTokens({ name, hue }: BrandSeed): BrandTokens {
  if (!(hue >= 0 && hue <= 360)) throw new RangeError(`hue is ${hue}, must be from 0 to 360`);
  const hues = { brand: hue % 360, accent: accentHue(hue), focus: focusHue(hue) };
  const colors = Object.entries(RECIPES).map(([color, { hue: source, light, dark }]) => {
    const at = typeof source === 'number' ? source : hues[source];
    return [color, { light: token(light, at), dark: token(dark, at) }];
  });
  return {
    $description: `${name}: derived from the hue ${hue}.`,
    color: { $type: 'color', ...Object.fromEntries(colors) },
    shadow: { $type: 'shadow', card: { $value: cardShadow(hues.brand) } },
  };
}

const token = (shade: Shade, hue: number) => ({ $value: inSrgb(shade, hue) });

function inSrgb([lightness, chroma]: Shade, hue: number): ColorValue {
  const degrees = Math.round(hue * 10) / 10;
  const at = (c: number): ColorValue => ({
    colorSpace: 'oklch',
    components: [lightness, c, degrees],
  });
  return at(Math.min(chroma, largestChroma(at(chroma))));
}

/** A soft shadow that has the brand's hue in it. */
function cardShadow(hue: number) {
  const px = (value: number) => ({ value, unit: 'px' });
  return {
    color: { ...inSrgb([0.3, 0.05], hue), alpha: 0.08 },
    ...{ offsetX: px(0), offsetY: px(1), blur: px(3), spread: px(0) },
  };
}
