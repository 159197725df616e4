import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageSettings } from '../model/image-settings.ts';
import { imageTarget } from './image-target.ts';

const at = (quality: number | string, path = '/_next/image/') =>
  `${path}?url=%2Fimages%2Fa.jpg&w=672&q=${quality}`;

describe('§3.4, §5 the image optimizer', () => {
  it('rounds any quality from 0 to 100 up to a supported one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), (quality) => {
        const made = Number(/q=(\d+)$/.exec(imageTarget(at(quality)))?.[1]);
        expect(imageSettings.qualities).toContain(made);
        expect(made - quality).toBeGreaterThanOrEqual(0);
        expect(made - quality).toBeLessThan(quality === 0 ? 6 : 5);
      }),
    );
  });

  it.each([at(101), at(999), at(-1), at('8e1'), at(80.5), at('x'), at(''), at(1000)])(
    'leaves %s for Next to reject',
    (target) => {
      expect(imageTarget(target)).toBe(target);
    },
  );

  it.each([
    [at(57, '/_next/image'), at(60, '/_next/image')],
    ['/_next/image/?q=1&w=32', '/_next/image/?q=5&w=32'],
    ['/lp/?q=57', '/lp/?q=57'],
    ['/_next/images?q=57', '/_next/images?q=57'],
    ['/_next/image/?faq=57', '/_next/image/?faq=57'],
  ])('%s → %s', (target, expected) => {
    expect(imageTarget(target)).toBe(expected);
    expect(imageTarget(expected)).toBe(expected);
  });

  it('configures no more qualities than Next supports', () => {
    expect(imageSettings.qualities).toHaveLength(20);
    expect(new Set(imageSettings.qualities).size).toBe(20);
  });
});
