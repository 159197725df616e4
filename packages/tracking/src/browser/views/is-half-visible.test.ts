import { afterEach, expect, test, vi } from 'vitest';
import { isHalfVisible } from './is-half-visible.ts';

afterEach(() => vi.unstubAllGlobals());

/** A product in a window, by its edges; `covered` is the share of the window's height that is not seen. */
function product(
  [left, top, right, bottom]: readonly [number, number, number, number],
  { width, height, covered = 0 }: { width: number; height: number; covered?: number },
): Element {
  const element = {
    getBoundingClientRect: () => ({
      ...{ left, top, right, bottom },
      ...{ width: right - left, height: bottom - top },
    }),
    contains: (other: unknown) => other === element,
  };
  const isWithin = (x: number, y: number) =>
    x >= Math.max(left, 0) &&
    x < Math.min(right, width) &&
    y >= Math.max(top, covered * height) &&
    y < Math.min(bottom, height);
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('innerHeight', height);
  vi.stubGlobal('document', {
    elementFromPoint: (x: number, y: number) => (isWithin(x, y) ? element : null),
  });
  return element as unknown as Element;
}

const phone = { width: 640, height: 360 };
const desktop = { width: 1280, height: 800 };

test.each<[string, Parameters<typeof product>, boolean]>([
  ['all of a product', [[0, 100, 400, 500], desktop], true],
  ['half of a product', [[0, -200, 400, 200], desktop], true],
  ['less than half of it', [[0, -210, 400, 190], desktop], false],
  [
    'the lower half of the window, covered',
    [[0, 200, 400, 600], { ...desktop, covered: 0.6 }],
    false,
  ],
  // As high as a card of a list at 640 × 360.
  ['a product higher than the window, which fills it', [[16, -200, 624, 620], phone], true],
  ['one that fills a little more than half of the window', [[0, 170, 640, 990], phone], true],
  ['one that fills less than half of it', [[0, 190, 640, 1_010], phone], false],
  [
    'one that fills the window behind a dialog',
    [[0, -200, 640, 620], { ...phone, covered: 0.65 }],
    false,
  ],
  ['a product above the window', [[0, -900, 640, -100], phone], false],
])('§7.3 half visible, %s: %s', (_, [edges, window], expected) => {
  expect(isHalfVisible(product(edges, window))).toBe(expected);
});
