import { readPalette, readTokens } from '@plaza/ui-blocks';
import type { BrandColors } from '../model/brand-colors.ts';

/** A brand's token file, as JSON. */
export type BrandTokens = Readonly<Record<string, unknown>>;

/** @throws Error naming a colour that the brand's tokens lack */
export function brandColors(tokens: BrandTokens): BrandColors {
  const palette = readPalette(readTokens(tokens));
  const color = (name: string) => {
    const found = palette.get(name)?.light;
    if (!found) throw new Error(`The brand's tokens have no color.${name}`);
    return found;
  };
  return {
    brand: color('brand'),
    onBrand: color('on-brand'),
    canvas: color('canvas'),
    text: color('text'),
  };
}
