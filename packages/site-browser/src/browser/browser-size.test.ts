import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { buildBrowser, hashOf } from '../../build/build-browser.ts';

const { entry, largeSite, inspector, pageModules, files, modules } = await buildBrowser();
const chunkNamed = (start: string) =>
  [...files.keys()].find((name) => name.startsWith(`${start}-`)) ?? '';
const textOf = (name: string) => Buffer.from(files.get(name) ?? '').toString();
const sizeOf = (name: string) => brotliCompressSync(textOf(name)).length;
const zippedSize = (name: string) => gzipSync(textOf(name)).length;

test('§6 every page loads one file of at most 8.7 kB in brotli, including consent and tracking', () => {
  expect(sizeOf(entry)).toBeGreaterThan(500);
  expect(sizeOf(entry)).toBeLessThanOrEqual(8_700);
  expect(textOf(entry).match(/\bfrom"/)).toBeNull();
});

test('§6 large sites load at most 9.8 kB in gzip, and other sites nothing of theirs', () => {
  expect(zippedSize(largeSite)).toBeLessThanOrEqual(9_800);
  expect(textOf(entry)).not.toMatch(/suggest-country|header-parts/);
  // All that every site loads, and more.
  expect(sizeOf(largeSite)).toBeGreaterThan(sizeOf(entry));
  expect(textOf(largeSite)).toContain(`import("./${chunkNamed('consent-dialog')}")`);
  for (const chunk of ['suggest-country', 'header-parts'])
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
  ['mark-click', 500],
  ['consent-dialog', 3_410],
  ['follow-tcf', 500],
  ['send-report', 18_000],
])('design §3.6 %s is a separate chunk of at most %i bytes in brotli', (name, budget) => {
  const chunk = chunkNamed(name);
  expect(textOf(entry)).toContain(`import("./${chunk}")`);
  expect(sizeOf(chunk)).toBeLessThanOrEqual(budget);
});

test.each([
  ['suggest-country', 500],
  ['header-parts', 1_000],
])('§6 %s, a chunk of large sites, has at most %i bytes in brotli', (name, budget) => {
  expect(sizeOf(chunkNamed(name))).toBeLessThanOrEqual(budget);
});

test('§3.4 suggestions of the search have at most 3 kB in gzip, loaded with the focus of its field', () => {
  const chunk = chunkNamed('search-suggestions');
  expect(textOf(chunkNamed('header-parts'))).toContain(`import("./${chunk}")`);
  expect(zippedSize(chunk)).toBeLessThanOrEqual(3_000);
});

test.each([
  ['error-page', 600],
  ['find-in-list', 600],
  ['flow-form', 3_950],
  ['message-form', 300],
  ['product-list', 400],
])(
  '§6 the module %s is named by its page alone, and has at most %i bytes in brotli',
  (name, budget) => {
    expect(sizeOf(pageModules[name] ?? '')).toBeLessThanOrEqual(budget);
    expect(textOf(entry) + textOf(largeSite)).not.toContain(pageModules[name]);
  },
);

describe('§6 a tool has at most 4 kB in gzip, and so has each part that is loaded when it is needed', () => {
  test.each(['compound-interest', 'interest-cost', 'loan-calculator', 'loan-priority'])(
    '%s, all that its page loads for it',
    (name) => {
      // The loan calculator also draws a ring (decision 127) and chooses among offers.
      const budget = name === 'loan-calculator' ? 4_200 : 4_000;
      expect(zippedSize(pageModules[name] ?? '')).toBeLessThanOrEqual(budget);
      expect(textOf(entry) + textOf(largeSite)).not.toContain(pageModules[name]);
    },
  );

  test.each([
    ['live-list', 4_050, () => pageModules['product-list'] ?? ''],
    // With the words of a term that no list has.
    ['list-price', 3_050, () => chunkNamed('live-list')],
    ['list-badges', 750, () => chunkNamed('live-list')],
    ['list-filters', 900, () => chunkNamed('live-list')],
    ['list-question', 1_400, () => chunkNamed('live-list')],
    ['list-compare', 900, () => chunkNamed('live-list')],
    ['list-explain', 500, () => chunkNamed('live-list')],
    ['read-typed', 2_000, () => pageModules['loan-calculator'] ?? ''],
    ['debt-plans', 2_700, () => pageModules['loan-priority'] ?? ''],
  ])('%s, a part of at most %i bytes', (name, budget, loadedBy) => {
    const chunk = chunkNamed(name);
    expect(textOf(loadedBy())).toContain(`import("./${chunk}")`);
    expect(zippedSize(chunk)).toBeLessThanOrEqual(budget);
  });
});

test('design §2, §3 no framework, schema or content reaches the browser', () => {
  const foreign = /node_modules\/(?!\.pnpm\/@sentry|@sentry)|\.(tsx|css|json)$/;
  expect([...modules].filter((path) => foreign.test(path))).toEqual([]);
});

test('design §2 file names carry a content hash, so they can be cached forever', () => {
  for (const [name, contents] of files)
    expect(name).toMatch(new RegExp(`^[a-z-]+-${hashOf(contents)}\\.js$`));
});
