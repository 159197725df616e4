import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pictureSource, readPicturePath } from './picture-source.ts';

const folder = (size: string) => `/images/${'0a'.repeat(16)}-${size}`;
const image = (src: string, width = 672, height = 448) => ({ src, width, height, quality: 80 });
const addressesOf = ({ sources = [] }: ReturnType<typeof pictureSource>) =>
  sources.flatMap(({ srcSet }) => srcSet.split(', '));

describe('§3.4, §9 the addresses of a picture', () => {
  test('are AVIF and WebP up to two device pixels per CSS pixel, and a fallback', () => {
    const { src, sizes, sources } = pictureSource(image(`${folder('3000x2000')}/olivar.jpg`));
    expect(src).toBe(`${folder('3000x2000')}/672/80.jpg`);
    expect(sizes).toBe('min(672px, 100vw - 2rem)');
    expect(sources?.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    const widths = sources?.[0]?.srcSet.match(/ \d+w/g);
    expect(widths).toEqual([' 256w', ' 360w', ' 480w', ' 672w', ' 828w', ' 1056w', ' 1344w']);
  });

  test('are never larger than the picture', () => {
    const widths = addressesOf(pictureSource(image(`${folder('500x400')}/a.png`)));
    expect(widths.at(-1)).toBe(`${folder('500x400')}/500/80.webp 500w`);
  });

  test('of a drawing, and of anything else, stay as they are', () => {
    for (const src of [`${folder('40x40')}/seal.svg`, '/files/a.png', 'https://a.example/b.jpg'])
      expect(pictureSource(image(src))).toEqual({ src });
  });

  test('are all answered, for any size and quality', () => {
    const side = fc.integer({ min: 1, max: 9000 });
    fc.assert(
      fc.property(fc.tuple(side, side, side), fc.nat(100), ([width, height, drawn], quality) => {
        const src = `${folder(`${width}x${height}`)}/a.webp`;
        const found = pictureSource({ src, width: drawn, height: 1, quality });
        const all = [found.src, ...addressesOf(found).map((each) => each.split(' ')[0] ?? '')];
        for (const address of all) expect(readPicturePath(address)?.variant).toBeDefined();
      }),
    );
  });

  test.each([
    `${folder('3000x2000')}/671/80.avif`,
    `${folder('3000x2000')}/672/81.avif`,
    `${folder('3000x2000')}/672/80.gif`,
    `${folder('500x400')}/672/80.avif`,
    `${folder('500x400')}/672/80.avif?v=1`,
    `${folder('500x400')}/../a.jpg`,
    `${folder('500x400')}/%2e%2e.jpg`,
    '/images/https://foreign.example/a.png',
    '/images/olivar.jpg',
    `/images/${'0'.repeat(31)}-500x400/a.jpg`,
  ])('%s is no address of a page', (path) => {
    expect(readPicturePath(path)).toBeUndefined();
  });

  test('opened by itself is one that any program reads', () => {
    expect(readPicturePath(`${folder('3000x2000')}/olivar.jpg`)?.variant).toEqual({
      ...{ width: 1344, quality: 80, format: 'jpg' },
    });
    expect(readPicturePath(`${folder('40x40')}/seal.svg`)).toMatchObject({ variant: undefined });
  });
});
