import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrandTokens } from '../core/brand-colors.ts';
import type { PictureFont } from './draw-png.ts';

const require = createRequire(import.meta.url);

/** The tokens of es-loans' brand. */
export const olivarTokens: BrandTokens = JSON.parse(
  readFileSync(require.resolve('@plaza/ui-blocks/tokens/olivar.tokens.json'), 'utf8'),
);

/** The fonts of pictures, as the package's build puts them in. */
export const testFonts: readonly PictureFont[] = ([500, 700] as const).flatMap((weight) => [
  { name: 'Figtree', weight, data: readFont(`latin-${weight}`) },
  { name: 'Figtree Ext', weight, data: readFont(`latin-ext-${weight}`) },
]);

function readFont(name: string): ArrayBuffer {
  const file = require.resolve(`@fontsource/figtree/files/figtree-${name}-normal.woff`);
  return new Uint8Array(readFileSync(file)).buffer;
}
