import { expect, it } from 'vitest';
import { sharedLife } from './shared-life.ts';

it.each([
  ['s-maxage=300, stale-while-revalidate=86100', 300],
  ['public, s-maxage=5', 5],
  ['public, max-age=60', undefined],
  ['private, no-store, s-maxage=300', undefined],
  ['no-cache, s-maxage=300', undefined],
  [undefined, undefined],
  [['s-maxage=300'], undefined],
])('RFC 9111 §5.2.2.10 %s is kept for %s seconds', (header, expected) => {
  expect(sharedLife(header)).toBe(expected);
});
