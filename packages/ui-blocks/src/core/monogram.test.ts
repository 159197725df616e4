import { describe, expect, test } from 'vitest';
import { monogramOf } from './monogram.ts';

describe('§9 a monogram', () => {
  test.each([
    ['Alnö Kredit', 'AK'],
    ['álamo', 'Á'],
    ['Nord-Bank of Sweden', 'NB'],
    ['& Sons 24', 'S2'],
    ['', ''],
  ])('of %j is %j', (name, letters) => {
    expect(monogramOf(name).letters).toBe(letters);
  });

  test('is the same whenever it is drawn, and not of one tint for all', () => {
    const names = ['Alnö Kredit', 'Björkdal', 'Cedra', 'Duna', 'Encina', 'Faro', 'Garbi', 'Jara'];
    const tints = names.map((name) => monogramOf(name).tint);
    expect(names.map((name) => monogramOf(name).tint)).toEqual(tints);
    expect(new Set(tints).size).toBeGreaterThan(2);
  });
});
