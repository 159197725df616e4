import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBrandColors } from '@plaza/ui-blocks/brand';
import { expect, it } from 'vitest';
import tokens from '../../brand.tokens.json' with { type: 'json' };

it('design §9: the icon is drawn in the brand’s own colours, so that it melts into its ground', () => {
  const icon = readFileSync(join(import.meta.dirname, '../../icon.svg'), 'utf8');
  const { brand, action } = readBrandColors(tokens, 'light');
  const colors = [...icon.matchAll(/#[0-9a-f]{6}/g)].map(([color]) => color);
  expect(colors).toEqual([brand, action]);
});
