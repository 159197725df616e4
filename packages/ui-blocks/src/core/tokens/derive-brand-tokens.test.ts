import { differenceEuclidean } from 'culori';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkBrandTokens } from './brand-tokens.ts';
import { deriveBrandTokens } from './derive-brand-tokens.ts';
import { readBrandColors, SCHEMES } from './palette.ts';

const derive = (hue: number) => deriveBrandTokens({ name: 'Jacaranda', hue });

describe('§9 a brand derived from one hue', () => {
  test('is complete, in sRGB and readable in both schemes for every whole hue', () => {
    for (let hue = 0; hue <= 360; hue++)
      expect(checkBrandTokens(derive(hue)), `${hue}`).toEqual([]);
  });

  test('and for every hue between', () => {
    const anyHue = fc.double({ min: 0, max: 360, noNaN: true });
    fc.assert(fc.property(anyHue, (hue) => checkBrandTokens(derive(hue)).length === 0));
  });

  test('is the same after a way through its file', () => {
    const tokens = derive(300);
    expect(JSON.parse(JSON.stringify(tokens))).toEqual(tokens);
    expect(tokens.$description).toBe('Jacaranda: derived from the hue 300.');
  });

  test('has actions that differ from its text and its links at a glance', () => {
    const difference = differenceEuclidean('oklab');
    for (let hue = 0; hue <= 360; hue++) {
      for (const scheme of SCHEMES) {
        const { action, text, link } = readBrandColors(derive(hue), scheme);
        expect(difference(action, text), `${hue} ${scheme}`).toBeGreaterThan(0.09);
        expect(difference(action, link), `${hue} ${scheme}`).toBeGreaterThan(0.09);
      }
    }
  });

  test.each([-1, 360.1, Number.NaN, Number.POSITIVE_INFINITY])('refuses the hue %s', (hue) => {
    expect(() => derive(hue)).toThrow(`hue is ${hue}, must be from 0 to 360`);
  });
});
