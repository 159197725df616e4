import type { BlockDocs } from '@plaza/ui-blocks/testing/block-docs';
import { expect, test } from 'vitest';
import { entrySource } from './screen-source.ts';

const modules = import.meta.glob<Record<string, BlockDocs>>(
  '../../packages/ui-blocks/src/{blocks/*/docs,stories/*-docs}.ts',
  { eager: true },
);
const parts = Object.values(modules).flatMap((module) => Object.entries(module));
const filled = parts.filter(([, { entry }]) => entry);

test('parts whose data is an entry of a site name one', () => {
  expect(filled.map(([name]) => name).sort()).toEqual([
    'flowDocs',
    'messageFormDocs',
    'productCardDocs',
    'productListDocs',
    'siteFooterDocs',
    'siteHeaderDocs',
  ]);
});

test.each(filled)('the sample sites have the entry of %s', (_, { entry }) => {
  if (!entry) throw new Error('It names no entry');
  const source = entrySource(entry);
  expect(JSON.parse(source?.json ?? '{}')).toMatchObject({ id: expect.anything() });
  expect(source?.folder).toBe(entry.folder);
});
