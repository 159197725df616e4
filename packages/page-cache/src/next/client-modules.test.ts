import { expect, it, test } from 'vitest';
import { temporaryFolder } from '../core/temporary-folder.test.support.ts';
import { readClientModules } from './client-modules.ts';

const paths = { '/(a)/b/page': 'app/(a)/b/page.js', '/api/route': 'app/api/route.js' };
const build = (manifest: string) =>
  temporaryFolder({
    'app-paths-manifest.json': JSON.stringify(paths),
    'app/(a)/b/page_client-reference-manifest.js': manifest,
  });

it('reads the manifest of every page, and of no route', async () => {
  const folder = build(
    'globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\n' +
      'globalThis.__RSC_MANIFEST["/(a)/b/page"] = {"clientModules":{"a.tsx":{"id":7},"b.tsx":{"id":"x"}}};\n',
  );
  expect(await readClientModules(folder)).toEqual(
    new Map([
      ['7', 'a.tsx'],
      ['x', 'b.tsx'],
    ]),
  );
});

test.each([
  ['written otherwise', 'export default {}'],
  ['cut off', 'globalThis.__RSC_MANIFEST["/a"] = {"clientModules":{'],
])('says so when a manifest is %s', async (_, manifest) => {
  await expect(readClientModules(build(manifest))).rejects.toThrow(/manifest|JSON/);
});
