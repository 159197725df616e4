/// <reference path="./font-files.d.ts" />

import latin500 from '@fontsource/figtree/files/figtree-latin-500-normal.woff';
import latin700 from '@fontsource/figtree/files/figtree-latin-700-normal.woff';
import latinExt500 from '@fontsource/figtree/files/figtree-latin-ext-500-normal.woff';
import latinExt700 from '@fontsource/figtree/files/figtree-latin-ext-700-normal.woff';
import type { PictureFont } from './draw-png.ts';

/** The shared font, inlined by the package's build; Satori does not read WOFF2. */
export const pictureFonts: readonly PictureFont[] = [
  { name: 'Figtree', weight: 500, data: toArrayBuffer(latin500) },
  { name: 'Figtree', weight: 700, data: toArrayBuffer(latin700) },
  { name: 'Figtree Ext', weight: 500, data: toArrayBuffer(latinExt500) },
  { name: 'Figtree Ext', weight: 700, data: toArrayBuffer(latinExt700) },
];

function toArrayBuffer(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}
