import { crc32, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { PictureRefusedError } from './picture-refused.ts';
import { photograph, svg } from './pictures.test.support.ts';
import { preparePicture } from './prepare-picture.ts';

vi.setConfig({ testTimeout: 30_000 });

let [jpeg, png] = [Buffer.alloc(0), Buffer.alloc(0)];
beforeAll(async () => {
  [jpeg, png] = await Promise.all([
    photograph(1200, 800).jpeg().toBuffer(),
    photograph(300, 200).png().toBuffer(),
  ]);
});

/** Why a file is refused. */
const refusal = async (name: string, bytes: Uint8Array) => {
  const refused = await preparePicture(name, bytes).then(
    () => undefined,
    (error) => error,
  );
  expect(refused).toBeInstanceOf(PictureRefusedError);
  return (refused as Error).message;
};

describe('§9 a picture that an editor adds', () => {
  test('is stored upright, reduced, as WebP, without place and camera', async () => {
    const original = await photograph(2400, 1600)
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '40/1 25/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const { address, bytes } = await preparePicture('Olivar señor.JPEG', original);
    expect(address).toMatchObject({
      width: 1600,
      height: 2400,
      name: 'Olivar-senor.jpg',
      type: 'jpg',
    });
    const { format, width, height, exif, orientation } = await sharp(bytes).metadata();
    expect({ format, width, height, exif, orientation }).toEqual({
      ...{ format: 'webp', width: 1408, height: 2112 },
      ...{ exif: undefined, orientation: undefined },
    });
  });

  test('has an address of its content alone', async () => {
    const [one, same] = await Promise.all([
      preparePicture('a.jpg', jpeg),
      preparePicture('b.jpg', jpeg),
    ]);
    expect(one.address.hash).toBe(same.address.hash);
    expect(one.address.hash).toMatch(/^[0-9a-f]{32}$/);
    expect((await preparePicture('a.png', png)).address.hash).not.toBe(one.address.hash);
  });

  test('keeps what is transparent', async () => {
    const clear = await sharp({
      create: { width: 40, height: 40, channels: 4, background: '#0000' },
    })
      .png()
      .toBuffer();
    const { bytes } = await preparePicture('clear.png', clear);
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(true);
  });
});

describe('§9 files that are refused say what to do', () => {
  test.each([
    ['photo.heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'HEIC picture.*save it as JPEG'],
    ['photo.jpg', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'HEIC picture.*save it as JPEG'],
    ['moves.gif', 'GIF89a', 'GIF: save it as PNG'],
    ['scan.tiff', 'II*\0', 'TIFF.*JPEG or PNG'],
    ['old.bmp', 'BM', 'BMP.*PNG'],
    ['new.jxl', '\xff\x0a', 'JPEG XL'],
    ['text.pdf', '%PDF-1.7', 'PDF document'],
    ['page.png', '<!doctype html><script>alert(1)</script>', 'no picture: add a JPEG'],
    ['empty.png', '', 'no picture'],
    ['zip.webp', 'PK\x03\x04', 'no picture'],
    ['fake.jpg', '\xff\xd8\xff', 'damaged'],
  ])('%s', async (name, text, reason) => {
    expect(await refusal(name, Buffer.from(text, 'latin1'))).toMatch(new RegExp(reason));
  });

  test('a name that promises another kind', async () => {
    expect(await refusal('harvest.png', jpeg)).toBe(
      'is a JPG file by its content: rename it to harvest.jpg',
    );
  });

  test('a file that ends early', async () => {
    for (const part of [0.3, 0.6, 0.97]) {
      const cut = jpeg.subarray(0, Math.floor(jpeg.length * part));
      expect(await refusal('harvest.jpg', cut)).toMatch(/damaged or cut off; export it again/);
    }
    expect(await refusal('harvest.png', png.subarray(0, png.length / 2))).toMatch(/damaged/);
  });

  test('a decompression bomb, before anything is decoded', async () => {
    const before = process.memoryUsage().rss;
    const bomb = pngOf(60_000, 60_000, deflateSync(Buffer.alloc(1_000_000)));
    expect(await refusal('bomb.png', bomb)).toMatch(/60000 × 60000 pixels.*reduce it/);
    // One that says less than the limit, and has nothing to fill it with.
    const hollow = pngOf(7000, 7000, deflateSync(Buffer.alloc(1000)));
    expect(await refusal('hollow.png', hollow)).toMatch(/damaged/);
    expect(process.memoryUsage().rss - before).toBeLessThan(400_000_000);
  });

  test('a file of more bytes than a page can use', async () => {
    const heavy = Buffer.concat([jpeg, Buffer.alloc(12_000_000)]);
    expect(await refusal('heavy.jpg', heavy)).toMatch(/12\.\d MB, more than 12\.0 MB: reduce it/);
  });

  test('what follows a picture is not stored', async () => {
    const polyglot = Buffer.concat([png, Buffer.from('<script>alert(1)</script>PK\x03\x04')]);
    const { bytes } = await preparePicture('polyglot.png', polyglot);
    expect(Buffer.from(bytes).includes('script')).toBe(false);
    expect((await sharp(bytes).metadata()).width).toBe(300);
  });

  test('no bytes crash it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('a.jpg', 'a.png', 'a.svg', 'a.webp', 'a.avif'),
        fc.nat(400),
        fc.uint8Array({ maxLength: 40 }),
        async (name, at, noise) => {
          const base = name === 'a.jpg' ? jpeg : name === 'a.svg' ? svg('<path d="M0 0"/>') : png;
          const bytes = Buffer.from(base.subarray(0, 3000));
          bytes.set(noise.subarray(0, Math.max(0, bytes.length - at)), Math.min(at, bytes.length));
          await preparePicture(name, bytes).catch((error) => {
            expect(error).toBeInstanceOf(PictureRefusedError);
          });
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('§9 a drawing', () => {
  test('is stored as it is', async () => {
    const drawing = svg(
      '<style>.a{fill:url(#g)}</style><defs><linearGradient id="g"/></defs><use href="#g"/><path class="a" d="M0 0h40v20z"/>',
    );
    const { address, bytes } = await preparePicture('seal.svg', drawing);
    expect(address).toMatchObject({ type: 'svg', width: 40, height: 20 });
    expect(bytes).toEqual(drawing);
  });

  test.each([
    ['<script>alert(1)</script>', /<script>.*remove the script.*line 1/],
    ['<foreignObject><p/></foreignObject>', /<foreignObject>.*save it as PNG/],
    ['<g><html xmlns="http://www.w3.org/1999/xhtml"/></g>', /contains HTML/],
    ['<path onclick="alert(1)"/>', /event handler onclick: remove it/],
    ['<image href="https://evil.example/a.png"/>', /<image>/],
    ['<use href="https://evil.example/a.svg#a"/>', /from elsewhere/],
    [
      '<use xmlns:x="http://www.w3.org/1999/xlink" x:href="data:image/svg+xml,%3Csvg/%3E"/>',
      /from elsewhere/,
    ],
    ['<a href="javascript:alert(1)"><path/></a>', /<a>/],
    ['<set attributeName="href" to="javascript:alert(1)"/>', /<set>/],
    ['<path style="fill:url(https://evil.example/a)"/>', /attribute style/],
    ['<style>@import "https://evil.example/a.css";</style>', /in its styles/],
    ['<style><![CDATA[@import "https://evil.example/a.css";]]></style>', /in its styles/],
    ['<path', /well-formed/],
    ['&xxe;', /well-formed/],
  ])('%s is refused', async (content, reason) => {
    expect(await refusal('seal.svg', svg(content))).toMatch(reason);
  });

  test('cannot define entities, or name a stylesheet', async () => {
    const laughs = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>';
    expect(await refusal('a.svg', Buffer.concat([Buffer.from(laughs), svg('<path/>')]))).toMatch(
      /entities/,
    );
    const sheet = '<?xml-stylesheet href="https://evil.example/a.css"?>';
    expect(await refusal('a.svg', Buffer.concat([Buffer.from(sheet), svg('<path/>')]))).toMatch(
      /processing instruction/,
    );
  });

  test('cannot keep a browser busy', async () => {
    expect(await refusal('a.svg', svg('<path/>'.repeat(6000)))).toMatch(/more than 5000 elements/);
  });
});

/** A PNG that says it is so large, with this compressed content. */
function pngOf(width: number, height: number, content: Buffer): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const chunks = [chunk('IHDR', head), chunk('IDAT', content), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...chunks]);
}
