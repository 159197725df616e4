import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Drawing } from './drawing.tsx';
import { DRAWING_NAMES, DRAWING_PATHS } from './drawing-paths.ts';

/** Of the canvas and half a line around it. */
const CANVAS = { least: 0, most: 48 };

describe('§9 drawings', () => {
  test('no two look the same', () => {
    const drawn = DRAWING_NAMES.map((name) => JSON.stringify(DRAWING_PATHS[name]));
    expect(new Set(drawn).size).toBe(DRAWING_NAMES.length);
  });

  test.each(DRAWING_NAMES)('%s is decoration of at most 1 kB gzip, without a colour', (name) => {
    const markup = renderToStaticMarkup(<Drawing name={name} />);
    expect(markup).toContain('aria-hidden="true"');
    expect(markup).not.toMatch(/fill|stroke|style/);
    expect(gzipSync(markup).length).toBeLessThanOrEqual(1_000);
  });

  test.each(DRAWING_NAMES)('the absolute points of %s are on its canvas', (name) => {
    const paths = Object.values(DRAWING_PATHS[name]).join(' ');
    const points = Array.from(paths.matchAll(/[MLHV]([\d. ]+)/g), ([, numbers = '']) =>
      numbers.trim().split(' ').map(Number),
    ).flat();
    expect(points.length).toBeGreaterThan(1);
    expect(Math.min(...points)).toBeGreaterThanOrEqual(CANVAS.least);
    expect(Math.max(...points)).toBeLessThanOrEqual(CANVAS.most);
  });
});
