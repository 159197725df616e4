import { expect, test } from 'vitest';
import { scrollTarget } from './scroll-target.ts';

const ids = new Set(['offers', 'año', '%41']);

test.each([
  ['#offers', 'offers'],
  ['offers', 'offers'],
  ['#a%C3%B1o', 'año'],
  ['#%41', '%41'],
  ['#missing', undefined],
  ['#%zz', undefined],
  ['#', undefined],
  ['', undefined],
])('§2.2 %j scrolls to %s, else to the top, smoothly', (hash, id) => {
  const expected = id ? { to: 'element', id } : { to: 'top' };
  expect(scrollTarget(hash, (it) => ids.has(it))).toEqual({ ...expected, behavior: 'smooth' });
});

test('§2.2 does not look up an element for an empty hash', () => {
  const lookedUp: string[] = [];
  scrollTarget('#', (id) => lookedUp.push(id) > 0);
  expect(lookedUp).toEqual([]);
});
