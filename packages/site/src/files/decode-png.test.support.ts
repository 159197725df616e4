import { inflateSync } from 'node:zlib';

/** A decoded PNG: four bytes per pixel, row by row. */
export type Pixels = {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
  /** The colour of a pixel, as six-digit hex. */
  readonly at: (x: number, y: number) => string;
};

const channels = 4;
const headerEnd = 33;

/** Reads the kind of PNG that Next generates: eight bits, RGBA, not interlaced. */
export function decodePng(file: Uint8Array): Pixels {
  const data = Buffer.from(file);
  const [width, height] = [data.readUInt32BE(16), data.readUInt32BE(20)];
  if (data.toString('latin1', 1, 4) !== 'PNG' || data.readUInt16BE(24) !== 0x0806)
    throw new Error('Not an eight-bit RGBA PNG');
  const bytes = unfilter(inflateSync(Buffer.concat(imageData(data))), width, height);
  const at = (x: number, y: number) => {
    const start = (y * width + x) * channels;
    return `#${Buffer.from(bytes.subarray(start, start + 3)).toString('hex')}`;
  };
  return { width, height, bytes, at };
}

function imageData(data: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  for (let at = headerEnd; at < data.length; ) {
    const length = data.readUInt32BE(at);
    if (data.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(data.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return parts;
}

/** Reverses the filter of each row (PNG, chapter 9). */
function unfilter(raw: Buffer, width: number, height: number): Uint8Array {
  const stride = width * channels;
  const bytes = new Uint8Array(stride * height);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (stride + 1)] ?? 0;
    for (let i = 0; i < stride; i += 1) {
      const left = i < channels ? 0 : (bytes[y * stride + i - channels] ?? 0);
      const up = y === 0 ? 0 : (bytes[(y - 1) * stride + i] ?? 0);
      const corner = y === 0 || i < channels ? 0 : (bytes[(y - 1) * stride + i - channels] ?? 0);
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
      bytes[y * stride + i] = (raw[y * (stride + 1) + 1 + i] ?? 0) + guess;
    }
  }
  return bytes;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [toLeft, toUp] = [Math.abs(guess - left), Math.abs(guess - up)];
  const toCorner = Math.abs(guess - corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
