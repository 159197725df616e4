export { type BrandTokens, brandStyles, checkBrandTokens } from '../core/tokens/brand-tokens.ts';
export { type BrandSeed, deriveBrandTokens } from '../core/tokens/derive-brand-tokens.ts';
export { type BrandColors, readBrandColors, type Scheme } from '../core/tokens/palette.ts';
export { partnerStyles } from '../core/tokens/partner-styles.ts';
export { TokenError, type TokenIssue } from '../core/tokens/token-tree.ts';
