import {
  clampChroma,
  converter,
  formatHex,
  formatHex8,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  type Oklch,
  useMode as registerMode,
  wcagContrast,
} from 'culori/fn';

/** A colour in OKLCH, as the W3C design-token format writes it. */
export interface ColorValue {
  colorSpace: 'oklch';
  components: [lightness: number, chroma: number, hue: number];
  /** From 0 to 1; 1 when not given. */
  alpha?: number | undefined;
}

for (const mode of [modeRgb, modeLrgb, modeOklab, modeOklch]) registerMode(mode);
const toRgb = converter('rgb');

/** A channel this far outside sRGB is still drawn as written: half a step of eight bits. */
const TOLERANCE = 0.5 / 255;

const toOklch = ({ components: [l, c, h], alpha = 1 }: ColorValue): Oklch => ({
  mode: 'oklch',
  l,
  c,
  h,
  alpha,
});

/** Whether sRGB shows the colour as written. */
export function isInSrgb(color: ColorValue): boolean {
  const { r, g, b } = toRgb(toOklch(color));
  return [r, g, b].every((channel) => channel >= -TOLERANCE && channel <= 1 + TOLERANCE);
}

/** The largest chroma, to three decimals, that sRGB shows at the lightness and hue of the colour. */
export function largestChroma(color: ColorValue): number {
  return Math.floor(clampChroma(toOklch(color), 'oklch', 'rgb').c * 1000) / 1000;
}

/** Six-digit sRGB notation: what a browser paints, and what contrast is measured on. */
export const toHex = (color: ColorValue): string => formatHex(toOklch(color));

/** As `toHex`, with two more digits for a translucent colour. */
export const toHexWithAlpha = (color: ColorValue): string =>
  (color.alpha ?? 1) === 1 ? toHex(color) : formatHex8(toOklch(color));

/**
 * Contrast ratio of two colours, from 1 to 21 (WCAG 2.2, success criterion 1.4.3).
 *
 * @param first six-digit hex notation, e.g. `#0f4d33`
 */
export const contrastRatio = (first: string, second: string): number => wcagContrast(first, second);
