import sharp from 'sharp';

/** Two pictures, and where they differ. */
export type Comparison = {
  readonly before: Buffer;
  readonly after: Buffer;
  /** The later picture faded, with what differs in red. */
  readonly difference: Buffer;
  /** Pixels that differ, of both together. */
  readonly changed: number;
};

/** Steps of 255 by which a colour may differ: what browsers smooth differs from run to run. */
const TOLERANCE = 10;

/** Compares two pictures, whose sizes may differ: what only one has is different. */
export async function comparePictures(before: Buffer, after: Buffer): Promise<Comparison> {
  const sizes = await Promise.all([before, after].map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [one, two] = await Promise.all(
    [before, after].map((picture) => pixelsOf(picture, { width, height })),
  );
  const marked = Buffer.alloc(width * height * 3);
  let changed = 0;
  for (let at = 0; at < width * height; at += 1) {
    const isSame = one && two && sameColour(one, two, at);
    changed += isSame ? 0 : 1;
    for (let part = 0; part < 3; part += 1) {
      const faded = 160 + Math.round((two?.[at * 4 + part] ?? 0) * 0.37);
      marked[at * 3 + part] = isSame ? faded : part === 0 ? 220 : 0;
    }
  }
  const difference = await sharp(marked, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  return { before, after, difference, changed };
}

type Size = { readonly width: number; readonly height: number };

/** Colour and opacity of each pixel, on a sheet of this size: beyond the picture it is transparent. */
async function pixelsOf(picture: Buffer, { width, height }: Size): Promise<Buffer> {
  const own = await sharp(picture).metadata();
  return sharp(picture)
    .ensureAlpha()
    .extend({
      right: width - own.width,
      bottom: height - own.height,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .raw()
    .toBuffer();
}

function sameColour(one: Buffer, two: Buffer, at: number): boolean {
  for (let part = at * 4; part < at * 4 + 4; part += 1)
    if (Math.abs((one[part] ?? 0) - (two[part] ?? 0)) > TOLERANCE) return false;
  return true;
}
