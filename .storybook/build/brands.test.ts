import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandStyles, checkBrandTokens } from '@plaza/ui-blocks/core/tokens/brand-tokens';
import { deriveBrandTokens } from '@plaza/ui-blocks/core/tokens/derive-brand-tokens';
import { expect, onTestFinished, test } from 'vitest';
import { baselineBrand, findBrands, readBrand } from './brands.ts';

test.each(findBrands())('§9 the brand of $name has no issue', (brand) => {
  expect(checkBrandTokens(readBrand(brand))).toEqual([]);
});

test('the brand that stories are pictured in is there', () => {
  expect(findBrands().map(({ name }) => name)).toContain(baselineBrand);
});

test('a further brand is found by its file alone', () => {
  const root = mkdtempSync(join(tmpdir(), 'plaza-brands-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const addApp = (name: string, hue: number) => {
    mkdirSync(join(root, 'apps', name), { recursive: true });
    const tokens = deriveBrandTokens({ name, hue });
    writeFileSync(join(root, 'apps', name, 'brand.tokens.json'), JSON.stringify(tokens));
  };
  mkdirSync(join(root, 'apps/a-service'), { recursive: true });
  addApp('es-loans', 158);
  expect(findBrands(root).map(({ name }) => name)).toEqual(['plaza', 'es-loans']);
  addApp('ar-loans', 250);
  const brands = findBrands(root);
  expect(brands.map(({ name }) => name)).toEqual(['plaza', 'ar-loans', 'es-loans']);
  const sheets = brands.map((brand) => brandStyles(readBrand(brand)));
  expect(new Set(sheets).size).toBe(3);
});
