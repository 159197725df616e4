/** A square PNG; `size` is its side in pixels, at most 256. */
export type IcoImage = { readonly size: number; readonly png: Uint8Array };

const headerLength = 6;
const entryLength = 16;

/** Builds an `.ico` file of PNG images. */
export function icoFile(images: readonly IcoImage[]): Uint8Array {
  let offset = headerLength + entryLength * images.length;
  const total = images.reduce((length, { png }) => length + png.length, offset);
  const file = new Uint8Array(total);
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, images.length, true);
  for (const [index, { size, png }] of images.entries()) {
    const entry = headerLength + entryLength * index;
    // A side of 256 is encoded as 0.
    view.setUint8(entry, size % 256);
    view.setUint8(entry + 1, size % 256);
    view.setUint16(entry + 4, 1, true);
    view.setUint16(entry + 6, 32, true);
    view.setUint32(entry + 8, png.length, true);
    view.setUint32(entry + 12, offset, true);
    file.set(png, offset);
    offset += png.length;
  }
  return file;
}
