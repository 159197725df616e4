import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createImageSource } from './image-source.ts';

const sizes = { imageSizes: [32, 64], deviceSizes: [360, 672, 1344], qualities: [40, 80, 100] };
const imageSource = createImageSource(sizes);
const image = { src: '/images/olivo.jpg', width: 336, height: 200, quality: 80 };
const at = (width: number, quality = 80) =>
  `/_next/image/?url=%2Fimages%2Folivo.jpg&w=${width}&q=${quality}`;
const widthsOf = (srcSet = '') =>
  [...srcSet.matchAll(/&w=(\d+)&q=\d+ \1w/g)].map(([, w]) => Number(w));

describe('§3.4, §9 an image of the site goes through the optimizer', () => {
  it('in every width up to twice its CSS width', () => {
    expect(imageSource(image)).toEqual({
      src: at(360),
      srcSet: `${at(32)} 32w, ${at(64)} 64w, ${at(360)} 360w, ${at(672)} 672w`,
      sizes: 'min(336px, 100vw - 2rem)',
    });
  });

  it.each([
    [0, 40],
    [40, 40],
    [41, 80],
    [80, 80],
    [100, 100],
  ])('rounds quality %i up to %i', (quality, made) => {
    expect(imageSource({ ...image, quality }).src).toBe(at(360, made));
  });

  it('uses only widths and qualities that the optimizer accepts', () => {
    const wide = fc.integer({ min: 1, max: 10_000 });
    const quality = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(wide, quality, (width, quality) => {
        const { src, srcSet } = imageSource({ ...image, width, quality });
        const urls = [src, ...(srcSet ?? '').split(', ')];
        for (const one of urls) {
          expect([...sizes.imageSizes, ...sizes.deviceSizes]).toContain(
            Number(/&w=(\d+)/.exec(one)?.[1]),
          );
          expect(sizes.qualities).toContain(Number(/&q=(\d+)/.exec(one)?.[1]));
        }
        expect(widthsOf(srcSet)).toEqual(widthsOf(srcSet).toSorted((a, b) => a - b));
      }),
    );
  });

  it.each([
    'https://cdn.example/images/a.jpg',
    '//cdn.example/images/a.jpg',
    '/logo.png',
    '/images/sello.svg',
    '/images/a.jpg?v=1',
    'images/a.jpg',
  ])('keeps %s, which the optimizer rejects', (src) => {
    expect(imageSource({ ...image, src })).toEqual({ src });
  });

  it('a source cannot add parameters', () => {
    const { src } = imageSource({ ...image, src: '/images/a&q=1.jpg' });
    expect(src).toBe('/_next/image/?url=%2Fimages%2Fa%26q%3D1.jpg&w=360&q=80');
  });
});
