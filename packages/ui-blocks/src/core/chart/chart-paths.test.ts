import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linePath, niceTop, ringArc, stackedBars } from './chart-paths.ts';

const frame = { width: 100, height: 50, top: 200 };

describe('§2.3 drawings of tools', () => {
  test.each([
    [0, 1],
    [-3, 1],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 1],
    [7, 8],
    [12_683, 15_000],
    [21, 25],
    [1_000, 1_000],
    [0.3, 0.3],
    [0.31, 0.4],
  ])('a scale for %d ends at %d', (most, top) => {
    expect(niceTop(most)).toBeCloseTo(top, 9);
  });

  test('a line starts at the left; the last value is at the right edge', () => {
    expect(linePath([0, 100, 200], frame)).toBe('M0 50L50 25L100 0');
    expect(linePath([200, 0], frame, 4)).toBe('M0 0L25 50');
    expect(linePath([100], frame)).toBe('M0 25');
    expect(linePath([], frame)).toBe('');
  });

  test('bars are stacked in the order of the series', () => {
    expect(
      stackedBars(
        [
          [100, 50],
          [200, 0],
        ],
        frame,
      ),
    ).toEqual(['M6.25 50V25h37.5V50zM56.25 50V0h37.5V50z', 'M6.25 25V12.5h37.5V25z']);
    expect(stackedBars([], frame)).toEqual([]);
  });

  test('no drawing leaves its frame, whatever the values', () => {
    const values = fc.array(fc.double({ noNaN: true }), { maxLength: 20 });
    fc.assert(
      fc.property(values, (line) => {
        for (const [, x, y] of linePath(line, frame).matchAll(/[ML](\S+?) ([^ML]+)/g)) {
          expect(Number(x)).toBeGreaterThanOrEqual(0);
          expect(Number(x)).toBeLessThanOrEqual(frame.width);
          expect(Number(y)).toBeGreaterThanOrEqual(0);
          expect(Number(y)).toBeLessThanOrEqual(frame.height);
        }
        expect(niceTop(Math.max(0, ...line.filter(Number.isFinite)))).toBeGreaterThan(0);
      }),
    );
  });
});

test.each([
  [0.25, 'M50 10A40 40 0 0 1 90 50'],
  [0.75, 'M50 10A40 40 0 1 1 10 50'],
])('%d of a ring is an arc that begins at the top and goes clockwise', (share, path) => {
  expect(ringArc(share)).toBe(path);
});
