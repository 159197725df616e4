import sharp from 'sharp';

/** A picture with the detail of a photograph: waves and grain. */
export function photograph(width = 1600, height = 1000) {
  const pixels = Buffer.alloc(width * height * 3);
  let random = 7;
  for (let at = 0; at < pixels.length; at += 3) {
    const [x, y] = [(at / 3) % width, Math.floor(at / 3 / width)];
    random = (random * 1103515245 + 12345) & 0x7fffffff;
    const light = 110 + 60 * Math.sin(x / 37 + y / 90) + 40 * Math.sin((x * y) / 9000);
    const grain = (random >> 16) % 14;
    pixels[at] = light + grain;
    pixels[at + 1] = light * 0.9 + grain;
    pixels[at + 2] = light * 0.6 + 30 + grain;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

export const svg = (content: string, attributes = 'viewBox="0 0 40 20"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`);
