import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readBrandColors } from '../../packages/ui-blocks/src/brand/index.ts';
import { root } from '../../scripts/run.ts';

const app = join(root, 'apps/es-loans');

it('§9 the style sheets of the site hold its own brand and no other', () => {
  const files = globSync('.next/static/**/*.css', { cwd: app });
  const css = files.map((file) => readFileSync(join(app, file), 'utf8')).join('');
  const tokens = JSON.parse(readFileSync(join(app, 'brand.tokens.json'), 'utf8'));
  const canvases = [...css.matchAll(/--pz-color-canvas:([^;}]*)/g)].map(([, value]) => value);
  expect(canvases).toHaveLength(1);
  for (const scheme of ['light', 'dark'] as const)
    expect(canvases[0]).toContain(readBrandColors(tokens, scheme).canvas);
});
