import { defineSite } from '@plaza/site-config';
import { expect, test } from 'vitest';
import type { CheckedSite } from '../model.ts';
import { oldFigures } from './old-figures.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** What the rule says of products of a site. */
async function said(figuresLimit: number | undefined, ...values: object[]): Promise<string[]> {
  const plaza = defineSite({
    ...{ id: 1, url: 'https://plaza.example', displayName: 'Plaza', productType: 1 },
    ...{ countries: ['SE'], routes: [] },
    ...(figuresLimit !== undefined && { figuresLimit }),
  });
  const entries = () => values.map((value, index) => ({ file: `products/${index}.json`, value }));
  const found = await oldFigures({ entries, plaza } as unknown as CheckedSite);
  return found.map(({ file, severity, message }) => `${file} ${severity}: ${message}`);
}

const old = { active: true, updatedAt: daysAgo(91) };

test('figures that were checked longer ago than the site allows are reported by product', async () => {
  const recent = { active: true, updatedAt: daysAgo(89) };
  const inactive = { ...old, active: false };
  const found = await said(90, recent, old, inactive, { active: true });
  expect(found).toEqual([
    expect.stringMatching(
      /^products\/1\.json warning: the figures were checked on \d{4}-\d\d-\d\d, more than 90 days ago/,
    ),
  ]);
});

test('a site without a limit is told nothing', async () => {
  expect(await said(undefined, old)).toEqual([]);
});
