/** Characters without a glyph in the images' font; a test compares it with the font. */
const undrawable =
  /[^ -~\u00a0-\u00ac\u00ae-\u0113\u0116-\u0127\u012a\u012b\u012e-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u0161\u0164\u0165\u016a-\u017e\u0218-\u021b\u1e9e–—‘’‚“”„•…‹›€™−]/gu;

/**
 * Reduces a text to the glyphs of the images' font: plain spaces, letters without unsupported
 * accents, and no other characters. A missing glyph would be fetched from the network.
 */
export function drawableText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[^\S\u00a0]/g, ' ')
    .replaceAll(undrawable, (letter) => letter.normalize('NFKD').replaceAll(undrawable, ''))
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}
