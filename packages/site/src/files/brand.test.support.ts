import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { deriveBrandTokens } from '@plaza/ui-blocks/brand';
import type { PictureFont } from './draw-png.ts';

const require = createRequire(import.meta.url);

/** The tokens of a sample brand. */
export const sampleTokens = deriveBrandTokens({ name: 'Olivar', hue: 158 });

/** The fonts of images, as the package's build inlines them. */
export const testFonts: readonly PictureFont[] = ([500, 700] as const).flatMap((weight) => [
  { name: 'Figtree', weight, data: readFont(`latin-${weight}`) },
  { name: 'Figtree Ext', weight, data: readFont(`latin-ext-${weight}`) },
]);

function readFont(name: string): ArrayBuffer {
  const file = require.resolve(`@fontsource/figtree/files/figtree-${name}-normal.woff`);
  return new Uint8Array(readFileSync(file)).buffer;
}
