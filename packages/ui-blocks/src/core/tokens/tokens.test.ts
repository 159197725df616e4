import { describe, expect, test } from 'vitest';
import { type ColorValue, contrastRatio, isInSrgb, largestChroma, toHex } from './color.ts';
import { findWeakPairs, readPalette } from './palette.ts';
import { readTokens } from './token-tree.ts';
import { brandCss, sharedCss } from './tokens-to-css.ts';

const oklch = (...components: ColorValue['components']) => ({
  $value: { colorSpace: 'oklch', components },
});
const BLACK = oklch(0, 0, 0);
const WHITE = oklch(1, 0, 0);
const GREY = oklch(0.7, 0, 0);
const brand = (colors: object) => readTokens({ color: { $type: 'color', ...colors } });

describe('§9 colours', () => {
  test.each<[ColorValue['components'], string]>([
    [[0, 0, 0], '#000000'],
    [[1, 0, 0], '#ffffff'],
    [[0.627955, 0.257683, 29.2339], '#ff0000'],
    [[0.86644, 0.294827, 142.4953], '#00ff00'],
    [[0.452014, 0.313214, 264.052], '#0000ff'],
  ])('oklch %j is %s', (components, hex) => {
    expect(toHex({ colorSpace: 'oklch', components })).toBe(hex);
  });

  test('a colour that sRGB cannot show is known, and the chroma that it could have', () => {
    const vivid: ColorValue = { colorSpace: 'oklch', components: [0.8, 0.4, 150] };
    expect(isInSrgb(vivid)).toBe(false);
    const [lightness, , hue] = vivid.components;
    const largest = largestChroma(vivid);
    expect(isInSrgb({ ...vivid, components: [lightness, largest, hue] })).toBe(true);
    expect(isInSrgb({ ...vivid, components: [lightness, largest + 0.005, hue] })).toBe(false);
  });

  test.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ffffff', '#ffffff', 1],
  ])('%s on %s is %f', (first, second, ratio) => {
    expect(contrastRatio(first, second)).toBeCloseTo(ratio, 2);
    expect(contrastRatio(second, first)).toBeCloseTo(ratio, 2);
  });
});

describe('§9 every text and control pair is at least 4.5:1', () => {
  const tokens = brand({
    text: { light: BLACK, dark: WHITE },
    canvas: { light: WHITE, dark: BLACK },
    link: { light: GREY, dark: GREY },
  });

  test('pairs that hold', () => {
    expect(findWeakPairs(readPalette(tokens), [['text', 'canvas']])).toEqual([]);
  });

  test('a weak pair is named with both colours, its scheme, its ratio and the one it needs', () => {
    expect(findWeakPairs(readPalette(tokens), [['link', 'canvas']])).toEqual([
      {
        path: 'color.link.light',
        message: '#9e9e9e on canvas #ffffff has a contrast of 2.67 in the light scheme, needs 4.5',
      },
    ]);
  });
});

describe('W3C design tokens', () => {
  test('types are inherited from groups, aliases resolved, descriptions left out', () => {
    const tokens = readTokens({
      $description: 'x',
      space: {
        $type: 'dimension',
        md: { $value: { value: 1, unit: 'rem' } },
        gap: { $value: '{space.md}' },
      },
      font: { $type: 'fontFamily', body: { $value: ['Figtree Variable', 'sans-serif'] } },
      ease: { $type: 'cubicBezier', $value: [0, 0, 1, 1] },
    });
    expect(sharedCss(tokens)).toBe(
      '@layer pz.tokens {\n:root {\n  --pz-space-md: 1rem;\n  --pz-space-gap: 1rem;\n' +
        '  --pz-font-body: "Figtree Variable", sans-serif;\n  --pz-ease: cubic-bezier(0, 0, 1, 1);\n}\n}\n',
    );
  });

  test('a shadow has one layer or several, as deep as its colour lets it be', () => {
    const px = (value: number) => ({ value, unit: 'px' });
    const layer = (alpha?: number) => ({
      color: { colorSpace: 'oklch', components: [0, 0, 0], ...(alpha && { alpha }) },
      ...{ offsetX: px(0), offsetY: px(1), blur: px(2), spread: px(-1) },
    });
    const shadow = ($value: unknown) => sharedCss(readTokens({ $type: 'shadow', a: { $value } }));
    expect(shadow(layer(0.1))).toContain('--pz-a: 0px 1px 2px -1px #0000001a;');
    expect(shadow([layer(0.5), layer()])).toContain(
      '--pz-a: 0px 1px 2px -1px #00000080, 0px 1px 2px -1px #000000;',
    );
  });

  test('a brand sets its colours for both schemes under its own selector', () => {
    const tokens = brand({ text: { light: BLACK, dark: WHITE } });
    const css = brandCss('[data-brand="olivar"]', tokens);
    expect(css).toContain('[data-brand="olivar"]');
    expect(css).toContain('--pz-color-text: light-dark(#000000, #ffffff);');
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['no type', { a: { $value: 1 } }, 'a: has no $type'],
    [
      'alias to nowhere',
      { $type: 'number', a: { $value: '{b}' } },
      'a: refers to {b}, which leads nowhere',
    ],
    [
      'aliases in a circle',
      { $type: 'number', a: { $value: '{b}' }, b: { $value: '{a}' } },
      'refers to',
    ],
    ['no group', { $type: 'number', a: 1 }, 'a: is neither a group nor a token'],
    ['type without CSS', { a: { $type: 'gradient', $value: 1 } }, 'a: has type gradient'],
    ['inherited type name', { a: { $type: 'constructor', $value: 1 } }, 'a: has type constructor'],
  ])('%s is an error naming the token', (_, file, message) => {
    expect(() => sharedCss(readTokens(file))).toThrow(message);
  });
});
