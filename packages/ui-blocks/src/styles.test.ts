import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { brandStyles, renderStyles } from '../build/build-styles.ts';

const css = Buffer.from(await renderStyles()).toString();
const sources = (await readdir(import.meta.dirname, { recursive: true })).filter((file) =>
  /^(?!.*\.test\.).*\.tsx?$/.test(file),
);
const markup = sources
  .map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
  .join('\n');
const size = (text: string) => gzipSync(text, { level: 9 }).length;

describe('§6 budgets', () => {
  test('all CSS is at most 12 kB gzip', () => {
    expect(size(css)).toBeLessThanOrEqual(12_000);
  });

  test('the tokens of a brand are at most 2 kB gzip', async () => {
    expect(size(await brandStyles('olivar'))).toBeLessThanOrEqual(2_000);
  });
});

describe('§9 one prefix, one meaning', () => {
  const selectors = css.replace(/@layer[^{;]*|url\([^)]*\)/g, '');
  const styled = [
    ...new Set([...selectors.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name]) => name)),
  ];
  const used = new Set([...markup.matchAll(/pz-[a-z]+(?:[-_]+[a-z0-9]+)*/g)].map(([name]) => name));

  test('every class name of the style sheet has it', () => {
    expect(styled.filter((name) => !name?.startsWith('pz-'))).toEqual([]);
  });

  test('every class name of the style sheet is used by a component', () => {
    expect(styled.filter((name) => name && !used.has(name))).toEqual([]);
  });

  test('components carry no inline style', () => {
    expect(markup).not.toMatch(/style=\{/);
  });

  test('every custom property that is read is set', () => {
    const read = [...css.matchAll(/var\((--pz-[\w-]+)/g)].map(([, name]) => name);
    expect([...new Set(read)].filter((name) => !css.includes(`${name}:`))).toEqual([]);
  });
});

describe('§9 the page holds in every setting', () => {
  test.each([
    'forced-colors:active',
    'prefers-reduced-motion:reduce',
    'print',
    ':focus-visible',
    'size-adjust',
  ])('it answers %s', (feature) => {
    expect(css.replace(/\s/g, '')).toContain(feature);
  });

  test('fonts come from beside the style sheet', () => {
    expect([...css.matchAll(/url\(([^)]+)\)/g)].map(([, url]) => url?.replaceAll('"', ''))).toEqual(
      ['./fonts/figtree-latin-wght-normal.woff2', './fonts/figtree-latin-ext-wght-normal.woff2'],
    );
  });
});

test('no JavaScript of the package imports CSS', async () => {
  for (const file of sources) {
    expect(await readFile(`${import.meta.dirname}/${file}`, 'utf8')).not.toMatch(
      /import .*\.css['"]/,
    );
  }
});
