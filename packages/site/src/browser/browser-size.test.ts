import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildBrowser } from '../../build/build-browser.ts';

const { entry, largeSite, inspector, pageModules, files, modules } = await buildBrowser();
const chunkNamed = (start: string) =>
  [...files.keys()].find((name) => name.startsWith(`${start}-`)) ?? '';
const textOf = (name: string) => Buffer.from(files.get(name) ?? '').toString();
const sizeOf = (name: string) => brotliCompressSync(textOf(name)).length;

test('§6 every page loads one file of at most 8.9 kB in brotli, including consent and tracking', () => {
  expect(sizeOf(entry)).toBeGreaterThan(500);
  expect(sizeOf(entry)).toBeLessThanOrEqual(8_900);
  expect(textOf(entry).match(/\bfrom"/)).toBeNull();
});

test('§6 large sites load at most 10 kB in gzip, and other sites nothing of theirs', () => {
  expect(gzipSync(textOf(largeSite)).length).toBeLessThanOrEqual(10_000);
  expect(textOf(entry)).not.toMatch(/suggest-country|search-suggestions/);
  // All that every site loads, and more.
  expect(sizeOf(largeSite)).toBeGreaterThan(sizeOf(entry));
  expect(textOf(largeSite)).toContain(`import("./${chunkNamed('consent-dialog')}")`);
  for (const chunk of ['suggest-country', 'search-suggestions'])
    expect(textOf(largeSite)).toContain(`import("./${chunkNamed(chunk)}")`);
});

test('neither the entry nor its chunks contain the inspector', () => {
  expect(textOf(inspector)).toContain('plaza-inspector');
  for (const name of files.keys())
    if (name !== inspector) expect(textOf(name)).not.toContain('inspector');
});

test.each([
  ['videos', 1_000],
  ['lead-form', 1_500],
  ['prefetch-links', 1_000],
  ['consent-dialog', 3_400],
  ['follow-tcf', 500],
  ['send-report', 18_000],
])('design §3.6 %s is a separate chunk of at most %i bytes in brotli', (name, budget) => {
  const chunk = chunkNamed(name);
  expect(textOf(entry)).toContain(`import("./${chunk}")`);
  expect(sizeOf(chunk)).toBeLessThanOrEqual(budget);
});

test.each([
  ['suggest-country', 500],
  ['search-suggestions', 1_000],
])('§6 %s, a chunk of large sites, has at most %i bytes in brotli', (name, budget) => {
  expect(sizeOf(chunkNamed(name))).toBeLessThanOrEqual(budget);
});

test.each([
  ['compound-interest', 3_600],
  ['error-page', 600],
  ['flow-form', 3_900],
  ['interest-cost', 3_900],
  ['loan-calculator', 4_000],
  ['loan-priority', 5_000],
  ['message-form', 300],
  ['product-list', 400],
])(
  '§6 the module %s is named by its page alone, and has at most %i bytes in brotli',
  (name, budget) => {
    expect(sizeOf(pageModules[name] ?? '')).toBeLessThanOrEqual(budget);
    expect(textOf(entry) + textOf(largeSite)).not.toContain(pageModules[name]);
  },
);

test('§6 what answers a list is loaded when it is first used, and has at most 5 900 bytes in brotli', () => {
  const chunk = chunkNamed('live-list');
  expect(textOf(pageModules['product-list'] ?? '')).toContain(`import("./${chunk}")`);
  expect(sizeOf(chunk)).toBeLessThanOrEqual(5_900);
});

test('design §2, §3 no framework, schema or content reaches the browser', () => {
  const foreign = /node_modules\/(?!\.pnpm\/@sentry|@sentry)|\.(tsx|css|json)$/;
  expect([...modules].filter((path) => foreign.test(path))).toEqual([]);
});

test('design §2 file names carry a content hash, so they can be cached forever', async () => {
  expect([...(await buildBrowser()).files.keys()].sort()).toEqual([...files.keys()].sort());
  for (const name of files.keys()) expect(name).toMatch(/^[a-z-]+-[A-Z0-9]{8}\.js$/);
});
