import { expect, it } from 'vitest';
import { listTags } from './list-tags.ts';

const place = { folder: 'slots', locale: 'fi-FI' } as const;
const entries = (length: number) => Array.from({ length }, (_, id) => ({ id }));

it('design §3 stays within the 128 tags that Next takes at once', () => {
  expect(listTags(place, { page: 1, size: 100 }, entries(100))).toHaveLength(101);
  expect(listTags(place, { page: 1, size: 101 }, entries(101))).toEqual(['content:slots:fi-FI']);
});
