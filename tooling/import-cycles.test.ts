import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { siblings } from './boundaries.ts';
import { findImportCycle, readFileImports } from './import-cycles.ts';
import { sourceFiles } from './read-imports.ts';

const root = join(import.meta.dirname, '..');

test('no file imports itself by way of others, not even types', () => {
  const imports = readFileImports(root, sourceFiles);
  expect(imports.size).toBeGreaterThan(2_000);
  expect(imports.get('tooling/import-cycles.test.ts')).toContain('tooling/import-cycles.ts');
  expect(findImportCycle(imports)).toEqual([]);
});

test('imports of types count, and re-exports, and dynamic imports', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-cycles-'));
  const sources = {
    'a.ts': "import type { B } from './b.ts';\nexport type A = B | 1;\n",
    'b.ts': "export {\n  type C,\n} from './c.ts';\n",
    'c.ts': "export const load = () => import('./a.ts');\n",
  };
  for (const [file, source] of Object.entries(sources)) writeFileSync(join(folder, file), source);
  const imports = readFileImports(folder, '*.ts');
  rmSync(folder, { recursive: true });
  expect(findImportCycle(imports)).toEqual(['a.ts', 'b.ts', 'c.ts', 'a.ts']);
});

test('no package imports itself by way of others', () => {
  expect(findImportCycle(new Map(Object.entries(siblings)))).toEqual([]);
});

test('a cycle is found and named, wherever it is', () => {
  expect(findImportCycle(new Map([['a', ['a']]]))).toEqual(['a', 'a']);
  const chain = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 20 });
  fc.assert(
    fc.property(chain, fc.nat(), fc.nat(), (names, from, to) => {
      const imports = new Map(names.map((name, at) => [name, names.slice(at + 1, at + 2)]));
      expect(findImportCycle(imports)).toEqual([]);
      const [low, high] = [from % names.length, to % names.length].toSorted((a, b) => a - b);
      const back = names[low ?? 0] ?? '';
      imports.set(names[high ?? 0] ?? '', [back]);
      expect(findImportCycle(imports)).toEqual([...names.slice(low, (high ?? 0) + 1), back]);
    }),
  );
});
