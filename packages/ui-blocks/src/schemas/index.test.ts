import { expect, test } from 'vitest';
import { BLOCKS } from '../index.ts';
import { BLOCK_SCHEMAS, documentProblems } from './index.ts';

test('§3.4 every block has the same schema with and without its component', () => {
  const schemas = Object.entries(BLOCKS).map(([name, { schema }]) => [name, schema]);
  expect(Object.keys(BLOCK_SCHEMAS).toSorted()).toEqual(Object.keys(BLOCKS).toSorted());
  for (const [name, schema] of schemas)
    expect(BLOCK_SCHEMAS[name as keyof typeof BLOCK_SCHEMAS]).toBe(schema);
});

test('§5 the problems of a document are those of a page', () => {
  const content = [
    { type: 'ImageBlock', attrs: { src: '/images/a.webp', alt: '' } },
    { type: 'NoSuchBlock' },
  ];
  expect(documentProblems({ type: 'doc', content }).map(({ code }) => code)).toEqual([
    'invalid-block',
    'missing-handler',
  ]);
});
