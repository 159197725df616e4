import { type BrandTokens, readBrandColors } from '@plaza/ui-blocks/brand';
import type { BrandColors } from '../model/brand-colors.ts';

export type { BrandTokens } from '@plaza/ui-blocks/brand';

/** The brand's colours in the light scheme. @throws Error listing the tokens that cannot be read */
export function brandColors(tokens: BrandTokens): BrandColors {
  const { brand, 'on-brand': onBrand, canvas, text } = readBrandColors(tokens, 'light');
  return { brand, onBrand, canvas, text };
}
