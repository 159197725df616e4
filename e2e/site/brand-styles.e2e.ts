import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBrandColors } from '@plaza/ui-blocks/brand';
import { expect, test } from 'vitest';
import { sitesToTest } from '../environment/site-apps.ts';

test.each(await sitesToTest())(
  '§9 the style sheets of $name contain only its own brand',
  ({ folder }) => {
    const files = globSync('.next/static/**/*.css', { cwd: folder });
    const css = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('');
    const tokens = JSON.parse(readFileSync(join(folder, 'brand.tokens.json'), 'utf8'));
    const canvases = [...css.matchAll(/--pz-color-canvas:([^;}]*)/g)].map(([, value]) => value);
    expect(canvases).toHaveLength(1);
    for (const scheme of ['light', 'dark'] as const)
      expect(canvases[0]).toContain(readBrandColors(tokens, scheme).canvas);
  },
);
