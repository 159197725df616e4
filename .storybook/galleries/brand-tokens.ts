import {
  type ContrastPair,
  type Palette,
  readPalette,
} from '../../packages/ui-blocks/src/core/tokens/brand.ts';
import { readTokens, type Token } from '../../packages/ui-blocks/src/core/tokens/token-tree.ts';

const files = import.meta.glob<Record<string, unknown>>(
  '../../packages/ui-blocks/tokens/*.tokens.json',
  { eager: true, import: 'default' },
);
const fileOf = (name: string) => files[`../../packages/ui-blocks/tokens/${name}.tokens.json`] ?? {};

/** Pairs of colours that the token build holds to their contrast. */
export const contrastPairs = (fileOf('base').$extensions as Record<string, ContrastPair[]>)[
  'example.plaza.contrast'
] as ContrastPair[];

export const paletteOf = (brand: string): Palette => readPalette(readTokens(fileOf(brand)));

/** Tokens of all kinds but colours, as the brand has them: its own in place of the shared ones. */
export function tokensOf(brand: string): Token[] {
  const nameOf = ({ path }: Token) => path.join('.');
  const shared = readTokens(fileOf('base'));
  const own = readTokens(fileOf(brand)).filter(({ type }) => type !== 'color');
  const all = new Map([...shared, ...own].map((token) => [nameOf(token), token]));
  return [...all.values()];
}
