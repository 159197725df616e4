import { expect, test } from 'vitest';
import { financeOverviewBlockSchema } from '../blocks/finance-overview-block/schema.ts';
import { imageBlockSchema } from '../blocks/image-block/schema.ts';
import { linkBlockSchema } from '../blocks/link-block/schema.ts';
import { quoteBlockSchema } from '../blocks/quote-block/schema.ts';
import { recommendationBlockSchema } from '../blocks/recommendation-block/schema.ts';
import { schemaFields } from './schema-fields.ts';

const withoutWords = (schema: Parameters<typeof schemaFields>[0]) =>
  schemaFields(schema).map(({ description: _, ...field }) => field);

test('§3.4 fields of an image: limits and defaults', () => {
  expect(withoutWords(imageBlockSchema)).toEqual([
    { path: 'src', type: 'string', required: true },
    { path: 'alt', type: 'string', required: true },
    { path: 'width', type: 'integer', required: true, min: 1 },
    { path: 'height', type: 'integer', required: true, min: 1, max: 655 },
    { path: 'quality', type: 'integer', required: false, default: 80, min: 0, max: 100 },
    { path: 'loading', type: 'enum', required: false, default: 'lazy', values: ['lazy', 'eager'] },
  ]);
});

test('§3.4 fields inside an object that may also be an address alone', () => {
  const rels = ['alternate', 'external', 'nofollow', 'noopener', 'noreferrer'];
  expect(withoutWords(linkBlockSchema)).toEqual([
    { path: 'buttonText', type: 'string', required: true },
    { path: 'link', type: 'object', required: true },
    { path: 'link.value', type: 'string', required: true },
    { path: 'link.rel', type: 'list', required: false, default: [], values: rels },
    { path: 'link.target', type: 'boolean', required: false, default: false },
    { path: 'outlined', type: 'boolean', required: false, default: false },
    { path: 'text', type: 'rich text', required: false },
  ]);
});

test('§3.4 fields of items in a list inside an optional object', () => {
  expect(withoutWords(financeOverviewBlockSchema)).toContainEqual({
    path: 'filter.conditions[].value',
    type: 'integer',
    required: true,
  });
});

test('§3.4 lists fields of variants once, with the variants that have them', () => {
  expect(withoutWords(quoteBlockSchema)).toEqual([
    { path: 'variant', type: 'enum', required: false, values: ['author', 'default'] },
    { path: 'author', type: 'string', required: true, only: 'author' },
    { path: 'description', type: 'string', required: false, only: 'author' },
    { path: 'text', type: 'rich text', required: false },
  ]);
});

test('descriptions come from the schema, rich text included', () => {
  const described = Object.fromEntries(
    schemaFields(recommendationBlockSchema).map(({ path, type, description }) => [
      path,
      [type, description],
    ]),
  );
  expect(described.title).toEqual(['rich text', 'Rich text; can be a heading']);
});
