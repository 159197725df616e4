import { describe, expect, test } from 'vitest';
import { createSmallSite } from './small-site.test.support.ts';

const file = 'brand.tokens.json';

describe('the brand rule', () => {
  test('lists every issue of the token file, on its line', async () => {
    const site = createSmallSite();
    const { color, ...others } = JSON.parse(site.read(file));
    const { action: _, ...colors } = color;
    const invalid = { ...others, color: { ...colors, colour: color.action } };
    site.put(file, JSON.stringify(invalid, undefined, 2));
    const issues = await site.issues();
    const unknown = issues.filter(({ message }) => message.includes('not a token of a brand'));
    expect(new Set(issues.map((issue) => issue.file))).toEqual(new Set([file]));
    expect(issues.map(({ message }) => message)).toContain('color.action.light is missing');
    expect(unknown[0]?.line).toBeGreaterThan(site.lineOf(file, '"colour": {'));
  });

  test('reports a missing token file', async () => {
    const site = createSmallSite();
    site.remove(file);
    expect(await site.issues()).toEqual([
      expect.objectContaining({ file, rule: 'brand', message: 'the file is missing' }),
    ]);
  });

  test('reports where the token file is invalid JSON', async () => {
    const site = createSmallSite();
    site.put(file, '{\n  "color": }');
    expect(await site.issues()).toEqual([
      expect.objectContaining({ file, line: 2, rule: 'brand' }),
    ]);
  });

  test('reports colours of the icon that are not the brand’s', async () => {
    const site = createSmallSite();
    site.put(
      'icon.svg',
      '<svg xmlns="http://www.w3.org/2000/svg">\n  <path fill="#ff00ff"/>\n</svg>',
    );
    expect(await site.issues()).toEqual([
      expect.objectContaining({
        ...{ file: 'icon.svg', line: 2, column: 15, rule: 'brand' },
        message: '#ff00ff is not a colour of brand.tokens.json',
      }),
    ]);
  });
});
