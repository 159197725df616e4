import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandLines, brandsInPackages, readBrands } from './brand-names.ts';

const root = join(import.meta.dirname, '..');
const brands = [{ app: 'es-loans', displayName: 'Olivar', id: '101' }];

describe('packages contain nothing of one brand', () => {
  it('finds the brands of the sites', () => {
    expect(readBrands(root)).toContainEqual(brands[0]);
  });

  it.each([
    "const name = 'Olivar';",
    '/** As in the icon of olivar. */',
    "import '../../apps/es-loans/icon.svg';",
    'if (site.id === 101) return own;',
    "  101: { handle: '@example' },",
    "  75: { handle: '@example' },",
  ])('finds %s', (line) => {
    expect(brandLines(`const a = 1;\n${line}\n`, brands)).toEqual([line]);
  });

  it.each(['const bolivares = 101;', 'M50 101l12-3', 'const limit = 75;', "id: '1101'"])(
    'passes %s',
    (line) => {
      expect(brandLines(line, brands)).toEqual([]);
    },
  );

  it('finds none in the packages', () => {
    expect(brandsInPackages(root)).toEqual([]);
  });
});
