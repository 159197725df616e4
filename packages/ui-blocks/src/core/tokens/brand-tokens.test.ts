import { expect, test } from 'vitest';
import defaultBrand from '../../tokens/plaza.tokens.json' with { type: 'json' };
import { brandStyles, CONTRAST_PAIRS, checkBrandTokens } from './brand-tokens.ts';
import { COLOR_NAMES } from './colors.ts';
import { readBrandColors } from './palette.ts';

const oklch = (...components: number[]) => ({ $value: { colorSpace: 'oklch', components } });

type Colors = Record<string, { light?: object; dark?: object }>;
const withColors = (colors: Colors) => ({
  ...defaultBrand,
  color: { ...defaultBrand.color, ...colors },
});

test('§9 the default brand has no issue', () => {
  expect(checkBrandTokens(defaultBrand)).toEqual([]);
});

test('every pair is one of colours that a brand has', () => {
  expect(CONTRAST_PAIRS.flat().filter((name) => !COLOR_NAMES.includes(name))).toEqual([]);
});

test('§9 one list names every issue of a brand', () => {
  const issues = checkBrandTokens({
    ...withColors({
      text: { light: oklch(0.8, 0, 0), dark: oklch(0.8, 0.4, 150) },
      link: { light: oklch(0.42, 0.1, 260) },
      sign: { light: oklch(0.5, 0.1, 400), dark: oklch(0.5, 0.1, 40) },
      surfaces: { light: oklch(1, 0, 0), dark: oklch(0, 0, 0) },
    }),
    radius: { $type: 'dimension', md: { $value: { value: 1, unit: 'em' } } },
    weight: { $type: 'number', heading: { $value: 600 } },
  });
  expect(issues.map(({ path, message }) => `${path}: ${message}`)).toEqual([
    'color.text.dark: oklch(0.8 0.4 150) is outside sRGB: chroma can be at most 0.22 at this lightness and hue',
    'color.sign.light: hue must be from 0 to 360',
    'radius.md: unit: Invalid option: expected one of "px"|"rem"',
    'color.link.dark: is missing',
    'color.surfaces.light: is not a token of a brand: no component reads it',
    'color.surfaces.dark: is not a token of a brand: no component reads it',
    'weight.heading: has type number, must have fontWeight',
    'color.text.light: #bebebe on canvas #f9fafc has a contrast of 1.77 in the light scheme, needs 4.5',
    'color.text.light: #bebebe on surface #ffffff has a contrast of 1.85 in the light scheme, needs 4.5',
    'color.text.light: #bebebe on sunken #eef2f7 has a contrast of 1.65 in the light scheme, needs 4.5',
  ]);
});

test.each([
  ['no object', null],
  ['an array', []],
  ['a text', 'brand'],
  ['nothing', {}],
  ['groups without tokens', { color: { text: {} } }],
  ['a colour that is no object', { color: { $type: 'color', text: { light: 7 } } }],
])('a file that is %s has issues and does not throw', (_, file) => {
  expect(checkBrandTokens(file).length).toBeGreaterThan(0);
});

test('a translucent colour is refused: its contrast depends on what is under it', () => {
  const light = { $value: { colorSpace: 'oklch', components: [0.2, 0, 0], alpha: 0.9 } };
  expect(checkBrandTokens(withColors({ text: { light, dark: oklch(1, 0, 0) } }))).toEqual([
    expect.objectContaining({ path: 'color.text.light' }),
  ]);
});

test('no value ends a declaration of the style sheet', () => {
  const font = { $type: 'fontFamily', body: { $value: ['x"; } * { display: none'] } };
  expect(checkBrandTokens({ ...defaultBrand, font })).toEqual([
    { path: 'font.body', message: '0: is not the name of a font' },
  ]);
});

test('the style sheet of a brand is set on the page, or on what several brands share', () => {
  expect(brandStyles(defaultBrand)).toMatch(/^@layer pz\.tokens \{\n:root \{\n {2}color-scheme/);
  expect(brandStyles(defaultBrand, '[data-brand="x"]')).toContain('\n[data-brand="x"] {\n');
  expect(() => brandStyles({})).toThrow(
    'color.canvas.light: is missing\ncolor.canvas.dark: is missing\n',
  );
});

test('the colours of a scheme are what a picture or a manifest needs', () => {
  const light = readBrandColors(defaultBrand, 'light');
  const dark = readBrandColors(defaultBrand, 'dark');
  expect(light.surface).toBe('#ffffff');
  expect(dark.surface).not.toBe(light.surface);
});
