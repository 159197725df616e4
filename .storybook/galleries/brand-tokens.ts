import { SHARED_TOKENS } from '../../packages/ui-blocks/src/core/tokens/brand-tokens.ts';
import { readTokens, type Token } from '../../packages/ui-blocks/src/core/tokens/token-tree.ts';

const files = import.meta.glob<Record<string, unknown>>(
  '../../packages/ui-blocks/src/tokens/*.tokens.json',
  { eager: true, import: 'default' },
);

/** The tokens of a brand, by the name that the toolbar has. */
export const tokenFileOf = (name: string) =>
  files[`../../packages/ui-blocks/src/tokens/${name}.tokens.json`] ?? {};

/** Tokens of all kinds but colours, as the brand has them: its own in place of the shared ones. */
export function tokensOf(brand: string): Token[] {
  const nameOf = ({ path }: Token) => path.join('.');
  const own = readTokens(tokenFileOf(brand)).filter(({ type }) => type !== 'color');
  const all = new Map([...SHARED_TOKENS, ...own].map((token) => [nameOf(token), token]));
  return [...all.values()];
}
