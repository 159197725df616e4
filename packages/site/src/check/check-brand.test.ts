import { deriveBrandTokens } from '@plaza/ui-blocks/brand';
import { describe, expect, test } from 'vitest';
import { createSmallSite } from './small-site.test.support.ts';

const tokens = deriveBrandTokens({ name: 'Encina', hue: 150 });

function createBrandedSite() {
  const site = createSmallSite();
  site.put('brand.tokens.json', JSON.stringify(tokens, undefined, 2));
  return site;
}

describe('the rule about the brand', () => {
  test('takes tokens that are right', async () => {
    expect(await createBrandedSite().issues()).toEqual([]);
  });

  test('lists every issue of the token file, on its line', async () => {
    const site = createBrandedSite();
    const file = 'brand.tokens.json';
    const { color, ...others } = tokens as { color: Record<string, unknown> };
    const { action: _, ...colors } = color;
    const faulty = { ...others, color: { ...colors, colour: color.action } };
    site.put(file, JSON.stringify(faulty, undefined, 2));
    const issues = await site.issues();
    const unknown = issues.filter(({ message }) => message.includes('not a token of a brand'));
    expect(new Set(issues.map((issue) => issue.file))).toEqual(new Set([file]));
    expect(issues.map(({ message }) => message)).toContain('color.action.light is missing');
    expect(unknown[0]?.line).toBeGreaterThan(site.lineOf(file, '"colour": {'));
  });

  test('says where the token file stops being JSON', async () => {
    const site = createBrandedSite();
    site.put('brand.tokens.json', '{\n  "color": }');
    expect(await site.issues()).toEqual([
      expect.objectContaining({ file: 'brand.tokens.json', line: 2, rule: 'brand' }),
    ]);
  });

  test('finds a colour of the icon that is not the brand’s', async () => {
    const site = createBrandedSite();
    site.put(
      'icon.svg',
      '<svg xmlns="http://www.w3.org/2000/svg">\n  <path fill="#ff00ff"/>\n</svg>',
    );
    expect(await site.issues()).toEqual([
      expect.objectContaining({
        ...{ file: 'icon.svg', line: 2, column: 15, rule: 'brand' },
        message: '#ff00ff is no colour of brand.tokens.json',
      }),
    ]);
  });
});
