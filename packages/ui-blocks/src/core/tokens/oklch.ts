import { type ColorValue, TokenError } from './token-tree.ts';

export type LinearRgb = readonly [red: number, green: number, blue: number];

/** How far outside sRGB a channel may fall before it counts as out of gamut. */
const TOLERANCE = 0.002;

/** @throws {TokenError} when sRGB cannot show the colour */
function toLinearRgb({ components: [lightness, chroma, hue] }: ColorValue): LinearRgb {
  const angle = (hue * Math.PI) / 180;
  const rgb = oklabToLinearRgb(lightness, chroma * Math.cos(angle), chroma * Math.sin(angle));
  if (rgb.some((channel) => channel < -TOLERANCE || channel > 1 + TOLERANCE)) {
    throw new TokenError(`oklch(${lightness} ${chroma} ${hue}) is outside sRGB`);
  }
  return rgb.map((channel) => Math.min(1, Math.max(0, channel))) as unknown as LinearRgb;
}

/** Matrices of CSS Color 4, "Sample code for color conversions". */
function oklabToLinearRgb(lightness: number, a: number, b: number): LinearRgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Six-digit sRGB notation: what the visitor's browser paints, and what the contrast is measured on. */
export function toHex(color: ColorValue): string {
  return `#${toLinearRgb(color)
    .map((channel) => byteOf(encode(channel)))
    .join('')}`;
}

/** As `toHex`, with two digits more for a colour that lets something through. */
export function toHexWithAlpha(color: ColorValue): string {
  const { alpha = 1 } = color;
  if (alpha === 1) return toHex(color);
  return toHex(color) + byteOf(alpha);
}

function byteOf(share: number): string {
  return Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');
}

function encode(channel: number): number {
  return channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;
}
