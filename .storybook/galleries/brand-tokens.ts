import { brands } from 'virtual:plaza-brands';
import { type BrandTokens, SHARED_TOKENS } from '@plaza/ui-blocks/core/tokens/brand-tokens';
import { readTokens, type Token } from '@plaza/ui-blocks/core/tokens/token-tree';

/** The token file of a brand, by the name that the toolbar has. */
export const tokenFileOf = (name: string): BrandTokens => brands[name] ?? {};

/** Tokens of all kinds but colours, as the brand has them: its own in place of the shared ones. */
export function tokensOf(brand: string): Token[] {
  const nameOf = ({ path }: Token) => path.join('.');
  const own = readTokens(tokenFileOf(brand)).filter(({ type }) => type !== 'color');
  const all = new Map([...SHARED_TOKENS, ...own].map((token) => [nameOf(token), token]));
  return [...all.values()];
}
