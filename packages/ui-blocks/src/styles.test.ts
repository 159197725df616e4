import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandStyles, readBrands, renderMoreStyles, renderStyles } from '../build/build-styles.ts';

type BrandTokens = { color: Record<string, { light: object; dark: object }> };

const TOKENS = join(import.meta.dirname, 'tokens');
const brands = await readBrands();

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

  test.each(brands)('the tokens of %s are at most 2 kB gzip', async (brand) => {
    expect(size(await brandStyles(brand))).toBeLessThanOrEqual(2_000);
  });
});

describe('§9 a theme sets custom properties alone', () => {
  const rules = [...css.matchAll(/([^{}]*)\{([^{}]*)\}/g)];
  const declarations = (selector: string) =>
    rules
      .filter(([, at]) => at?.includes(selector))
      .flatMap(([, , body]) => body?.split(';') ?? []);

  test.each(brands)('%s changes nothing but custom properties and the scheme', (brand) => {
    const set = declarations(`[data-brand=${brand}]`);
    expect(set.length).toBeGreaterThan(20);
    expect(set.filter((each) => each && !/^(--pz-|color-scheme:)/.test(each))).toEqual([]);
  });

  test('no rule asks for one brand or scheme but the one that sets its tokens', () => {
    const branded = rules.filter(([, at]) => at?.includes('data-brand='));
    expect(branded).toHaveLength(brands.length);
    expect(css).not.toContain('prefers-color-scheme');
  });

  test('forced colours are left to the browser, so that they are the same in every brand', () => {
    expect(css).not.toContain('forced-color-adjust');
  });
});

describe('design §6 a site ships its own brand alone', () => {
  test.each(brands)('%s', async (brand) => {
    const own = Buffer.from(await renderStyles({ brand })).toString();
    expect(own.match(/\[data-brand=\w+\]\{/g)).toEqual([`[data-brand=${brand}]{`]);
    expect(own.length).toBeLessThan(css.length * 0.8);
  });
});

describe('design §6 what few pages use is a sheet of its own', () => {
  const more = renderMoreStyles();
  const selectors = Array.from(more.css.matchAll(/([^{}]+)\{/g), ([, selector]) => selector ?? '');

  test('every rule of it needs a class that is in no other sheet', () => {
    const rules = selectors.filter((selector) => !selector.startsWith('@'));
    expect(rules.length).toBeGreaterThan(50);
    const isNeeded = (selector: string) =>
      more.classes.some((name) => new RegExp(`\\.${name}(?![\\w-])`).test(selector));
    expect(rules.filter((selector) => !isNeeded(selector))).toEqual([]);
  });

  test('it and the sheet of a brand hold what all hold', async () => {
    const classes = (text: string) =>
      new Set(Array.from(text.matchAll(/\.(pz-[\w-]+)/g), ([, name]) => name));
    const own = Buffer.from(await renderStyles({ brand: 'olivar' })).toString();
    expect(classes(own + more.css)).toEqual(classes(css));
  });

  test('print has the last word over both', () => {
    expect(css.indexOf('@layer pz.print{')).toBeGreaterThan(css.indexOf('@layer pz.blocks{'));
  });
});

describe('§9 a brand is one file', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plaza-tokens-'));
    await cp(TOKENS, folder, { recursive: true });
  });
  afterAll(() => rm(folder, { recursive: true }));

  const addBrand = async (name: string, change: (tokens: BrandTokens) => void) => {
    const tokens = JSON.parse(await readFile(`${folder}/olivar.tokens.json`, 'utf8'));
    change(tokens);
    await writeFile(`${folder}/${name}.tokens.json`, JSON.stringify(tokens));
  };
  const oklch = (...components: number[]) => ({ $value: { colorSpace: 'oklch', components } });

  test('beside the others, and the style sheet has it', async () => {
    await addBrand('faro', ({ color }) => {
      color.brand = { light: oklch(0.3, 0.1, 20), dark: oklch(0.25, 0.05, 20) };
    });
    const before = css.match(/\[data-brand=\w+\]\{/g);
    const after = Buffer.from(await renderStyles({ folder })).toString();
    expect(await readBrands(folder)).toEqual(['faro', ...brands].toSorted());
    expect(after.match(/\[data-brand=\w+\]\{/g)).toEqual(['[data-brand=faro]{', ...(before ?? [])]);
    expect(after).toMatch(/\[data-brand=faro\]\{[^}]*--pz-color-brand:light-dark\(#\w+,#\w+\)/);
    await rm(`${folder}/faro.tokens.json`);
  });

  test('with a pair too weak to read, the build fails and names it', async () => {
    await addBrand('niebla', ({ color }) => {
      color.text = { light: oklch(0.8, 0, 0), dark: oklch(0.95, 0, 0) };
    });
    await expect(renderStyles({ folder })).rejects.toThrow(
      /^Brand niebla: color\.text\.light: #\w+ on canvas #\w+ has a contrast of 1\.\d\d in the light scheme, needs 4\.5\ncolor/,
    );
    await rm(`${folder}/niebla.tokens.json`);
  });

  test('with a colour that no screen shows, the build fails and names it', async () => {
    await addBrand('neon', ({ color }) => {
      color.text = { light: oklch(0.8, 0.4, 150), dark: oklch(1, 0, 0) };
    });
    await expect(renderStyles({ folder })).rejects.toThrow(
      'Brand neon: color.text.light: oklch(0.8',
    );
    await rm(`${folder}/neon.tokens.json`);
  });

  test.each(brands)('%s names every colour that a brand has', async (brand) => {
    const names = async (name: string) =>
      [...(await brandStyles(name)).matchAll(/--pz-color-[\w-]+/g)].map(([property]) => property);
    expect((await names(brand)).toSorted()).toEqual((await names('olivar')).toSorted());
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
      ['western', 'central', 'latin', 'latin-ext'].map((name) => `./fonts/figtree-${name}.woff2`),
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
