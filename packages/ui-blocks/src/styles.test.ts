import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { renderCoreStyles, renderSheetOf, renderStyles, SHEETS } from '../build/build-styles.ts';
import { brandStyles } from './core/tokens/brand-tokens.ts';
import { deriveBrandTokens } from './core/tokens/derive-brand-tokens.ts';
import defaultBrand from './tokens/plaza.tokens.json' with { type: 'json' };

const css = Buffer.from(renderStyles()).toString();
const brands = {
  default: defaultBrand,
  derived: deriveBrandTokens({ name: 'Jacaranda', hue: 300 }),
};
const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /^(?!.*\.test\.).*\.tsx?$/.test(file),
);
const markup = sources
  .map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
  .join('\n');
const size = (text: string) => gzipSync(text, { level: 9 }).length;

describe('§6 budgets', () => {
  const sizes = new Map(SHEETS.map((name) => [name, size(renderSheetOf(name).css)]));

  test('the CSS of every page is at most 6.2 kB gzip (decision 127)', () => {
    expect(size(Buffer.from(renderCoreStyles()).toString())).toBeLessThanOrEqual(6_200);
  });

  test.each(SHEETS)('the sheet of %s is at most 2.5 kB gzip', (name) => {
    expect(sizes.get(name)).toBeLessThanOrEqual(2_500);
  });

  test('a list loads at most 3 kB gzip of sheets beside the first', () => {
    const ofLists = ['fields', 'lists'] as const;
    expect(ofLists.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0)).toBeLessThanOrEqual(
      3_000,
    );
  });

  test.each(Object.entries(brands))(
    'the tokens of the %s brand are at most 2 kB gzip',
    (_, tokens) => {
      expect(size(brandStyles(tokens))).toBeLessThanOrEqual(2_000);
    },
  );
});

describe('§9 a theme sets custom properties alone', () => {
  test.each(Object.entries(brands))(
    'the %s brand changes nothing but custom properties and the scheme',
    (_, tokens) => {
      const [, body = ''] = /\{\n:root \{\n([^}]*)\}/.exec(brandStyles(tokens)) ?? [];
      const set = body.split('\n').map((line) => line.trim());
      expect(set.length).toBeGreaterThan(20);
      expect(set.filter((each) => each && !/^(--pz-|color-scheme:)/.test(each))).toEqual([]);
    },
  );

  test('no rule asks for a brand or a scheme', () => {
    expect(css).not.toContain('data-brand');
    expect(css).not.toContain('prefers-color-scheme');
  });

  test('forced colours are left to the browser, so that they are the same in every brand', () => {
    expect(css).not.toContain('forced-color-adjust');
  });
});

describe('§9 a site’s style sheet holds its own brand alone', () => {
  test('what all sites take sets no colour', () => {
    const core = Buffer.from(renderCoreStyles()).toString();
    expect(core).not.toMatch(/--pz-color-[\w-]+:/);
    expect(core.length).toBeLessThan(css.length * 0.8);
  });

  test('the default brand is used by a site without its own', () => {
    expect(css.match(/--pz-color-canvas:/g)).toHaveLength(1);
  });
});

describe.each(SHEETS)('design §6 what few pages use is a sheet of its own: %s', (name) => {
  const sheet = renderSheetOf(name);
  const selectors = Array.from(sheet.css.matchAll(/([^{}]+)\{/g), ([, selector]) => selector ?? '');

  test('every rule of it needs a class that is in no other sheet', () => {
    const rules = selectors.filter((selector) => !selector.startsWith('@'));
    expect(rules.length).toBeGreaterThan(5);
    const isNeeded = (selector: string) =>
      sheet.classes.some((each) => new RegExp(`\\.${each}(?![\\w-])`).test(selector));
    expect(rules.filter((selector) => !isNeeded(selector))).toEqual([]);
  });
});

describe('design §6 the sheets are one style sheet in parts', () => {
  test('together they have every class', () => {
    const classes = (text: string) =>
      new Set(Array.from(text.matchAll(/\.(pz-[\w-]+)/g), ([, name]) => name));
    const parts = SHEETS.map((name) => renderSheetOf(name).css).join('');
    expect(classes(Buffer.from(renderCoreStyles()).toString() + parts)).toEqual(classes(css));
  });

  test('print overrides both', () => {
    expect(css.indexOf('@layer pz.print{')).toBeGreaterThan(css.indexOf('@layer pz.blocks{'));
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

  test('fonts and the picture of icons are next to the style sheet', () => {
    const fonts = ['western', 'signs', 'central', 'latin', 'latin-ext'].map(
      (name) => `./fonts/figtree-${name}.woff2`,
    );
    const urls = [...css.matchAll(/url\(([^)]+)\)/g)].map(([, url]) => url?.replaceAll('"', ''));
    expect(new Set(urls)).toEqual(new Set(['./icons.svg', ...fonts]));
  });
});

test('no JavaScript of the package imports CSS', () => {
  for (const file of sources) {
    expect(readFileSync(join(import.meta.dirname, file), 'utf8')).not.toMatch(/import .*\.css['"]/);
  }
});
