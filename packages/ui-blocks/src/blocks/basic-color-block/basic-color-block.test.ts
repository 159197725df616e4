import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { CONTRAST_PAIRS } from '../../core/tokens/brand-tokens.ts';
import { basicColorBlockSchema } from './schema.ts';

const COLORS = basicColorBlockSchema.shape.color.unwrap().options;
const read = (file: string) => readFile(`${import.meta.dirname}/${file}`, 'utf8');

test.each(COLORS)('§9 the token build holds text, links and focus on %s', (color) => {
  const onTint = CONTRAST_PAIRS.filter(([, background]) => background === `tint-${color}`).map(
    ([foreground]) => foreground,
  );
  expect(onTint).toEqual([`on-tint-${color}`, 'link', 'focus']);
});

test.each(COLORS)('§3.4 the style sheet knows %s', async (color) => {
  const css = await read('basic-color-block.css');
  expect(css).toContain(`var(--pz-color-tint-${color})`);
  expect(css).toContain(`var(--pz-color-on-tint-${color})`);
});
