/** A PNG of a square picture whose side is given in pixels, 256 at most. */
export type IcoPicture = { readonly size: number; readonly png: Uint8Array };

const headerLength = 6;
const entryLength = 16;

/** An `.ico` file, the container in which browsers look for a site's icon, of PNG pictures. */
export function icoFile(pictures: readonly IcoPicture[]): Uint8Array {
  let offset = headerLength + entryLength * pictures.length;
  const total = pictures.reduce((length, { png }) => length + png.length, offset);
  const file = new Uint8Array(total);
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, pictures.length, true);
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = headerLength + entryLength * index;
    // A side of 256 is written as 0.
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
