import { expect, test } from 'vitest';
import type { BrandTokens } from './brand-tokens.ts';
import { deriveBrandTokens } from './derive-brand-tokens.ts';
import { partnerStyles } from './partner-styles.ts';

const site = deriveBrandTokens({ name: 'Site', hue: 150 });
const lumen = { token: 'lumen', name: 'Lumen', hue: 300 };

test('§1 a partner sets its colours for its token alone, and no surface or text', () => {
  const css = partnerStyles(site, lumen);
  expect(css).toContain("[data-white-label='lumen'] {");
  expect(css).toMatch(/--pz-color-action: light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\);/);
  expect(css).not.toMatch(/:root|--pz-color-(?:canvas|surface|text)/);
});

test.each([0, 45, 90, 135, 180, 225, 270, 315])('§9 hue %i keeps every contrast', (hue) => {
  for (const host of [0, 90, 180, 270])
    expect(
      partnerStyles(deriveBrandTokens({ name: 'Host', hue: host }), { ...lumen, hue }),
    ).toMatch(/pz-color-link/);
});

test('§9 colours that cannot be read on the site are refused', () => {
  const gray = { $value: { colorSpace: 'oklch', components: [0.42, 0.1, 250] } };
  const color = { ...(site.color as object), canvas: { light: gray, dark: gray } };
  expect(() => partnerStyles({ ...site, color } as BrandTokens, lumen)).toThrow('color.link.light');
});
