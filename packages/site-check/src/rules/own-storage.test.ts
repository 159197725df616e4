import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineRoutes, defineSite } from '@plaza/routing';
import { expect, test } from 'vitest';
import { OWN_STORAGE, ownStorageOf } from './own-storage.ts';

const packages = join(import.meta.dirname, '../../..');

/** Files that hand the browser's storage a key, with the keys in them. */
async function writtenKeys(): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for await (const file of glob('*/src/{browser,client}/**/*.ts', { cwd: packages })) {
    if (/\.test\.|\.support\./.test(file)) continue;
    const source = await readFile(join(packages, file), 'utf8');
    if (!/\b(?:session|local)Storage\b/.test(source)) continue;
    const keys = [...source.matchAll(/['`](plaza:[a-z-]+:?)/g)].map(([, key = '']) => key);
    found[file] = keys.map((key) => (key.endsWith(':') ? `${key}*` : key));
  }
  return found;
}

test('§2.5 every key that the code writes into the storage of a browser is one of the declared', async () => {
  const written = await writtenKeys();
  expect(Object.keys(written).length).toBeGreaterThan(5);
  const undeclared = Object.entries(written).flatMap(([file, keys]) =>
    keys.filter((key) => !Object.hasOwn(OWN_STORAGE, key)).map((key) => `${key} in ${file}`),
  );
  expect(undeclared).toEqual([]);
  const all = Object.values(written).flat();
  const gone = Object.keys(OWN_STORAGE).filter(
    (name) => name.startsWith('plaza:') && !all.includes(name),
  );
  expect(gone).toEqual([]);
});

const siteWith = (pageType: 'Signup' | 'Contact') =>
  defineRoutes<never>(
    defineSite({
      id: 1,
      url: 'https://muestra.example',
      displayName: 'Muestra',
      productType: 1,
      countries: ['ES'],
    }),
    [
      { path: '/', pageType: 'ProductListStatic', locale: 'es-ES' },
      { path: '/pagina/', pageType, locale: 'es-ES' },
    ],
  );

test('§2.5 a site declares what its flows store, and a site without flows does not', () => {
  const ofFlows = ['application', 'plaza:flow:*', 'plaza:flow-events'];
  const declared = (pageType: 'Signup' | 'Contact') =>
    Object.keys(ownStorageOf(siteWith(pageType))).filter((name) => ofFlows.includes(name));
  expect([declared('Signup'), declared('Contact')]).toEqual([ofFlows, []]);
});
