import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countryTable } from '@plaza/routing';
import { websiteFile, websiteJson } from '@plaza/site/sync/website-file';
import { checkSite } from '@plaza/site-check';
import { readSite } from '@plaza/site-config/folder';
import { checkBrandTokens } from '@plaza/ui-blocks/brand';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededCountries } from './core/read-countries.ts';
import { registrySettings } from './core/registry-settings.ts';
import { siteFiles } from './files/site-files.ts';
import { anyOptions, countriesOptions, filesOf, withSite } from './sites.test.support.ts';

const issuesOf = async (options: Parameters<typeof filesOf>[0]) =>
  withSite(await filesOf(options), async (folder) => {
    // What `plaza-site sync` writes before the check.
    const { site } = await readSite(folder);
    writeFileSync(join(folder, websiteFile), websiteJson(site));
    const { issues } = await checkSite(folder);
    return issues
      .filter(({ severity }) => severity === 'error')
      .map(({ file, line, rule, message }) => `${file}:${line} ${rule}: ${message}`);
  });

describe('§3.3 a new site', () => {
  test.each(seededCountries)('in %s alone has no issue', async (code) => {
    expect(await issuesOf(countriesOptions([code]))).toEqual([]);
  });

  test('of any countries, vendors, amounts, pages and hue has none either', async () => {
    await fc.assert(
      fc.asyncProperty(anyOptions, async (options) => {
        expect(await issuesOf(options)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  test('has tokens that can be read on each other, whatever the hue', () => {
    fc.assert(
      fc.property(anyOptions, ({ tokens }) => {
        expect(checkBrandTokens(tokens)).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  test('gives each product a number of its own', async () => {
    await fc.assert(
      fc.asyncProperty(anyOptions, async (options) => {
        const files = await filesOf(options);
        const ids = [...files].flatMap(([path, text]) =>
          path.startsWith('content/products/') ? [JSON.parse(text).id] : [],
        );
        expect(ids).toHaveLength(5 * options.countries.length);
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: 20 },
    );
  });

  test('gives each lender of a country a logo of its own', async () => {
    const files = await filesOf(countriesOptions(['SE', 'ES']));
    const logos = [...files].flatMap(([path, text]) => {
      if (!path.startsWith('content/products/')) return [];
      const { locale, provider } = JSON.parse(text);
      return [{ locale, logo: files.get(`content${provider.logo.src}`) }];
    });
    for (const locale of ['sv-SE', 'es-ES']) {
      const own = logos.filter((each) => each.locale === locale).map(({ logo }) => logo);
      expect(new Set(own).size).toBe(5);
      expect(own).not.toContain(undefined);
    }
  });

  test('is at most 60 lines of TypeScript, and nine things', async () => {
    await fc.assert(
      fc.asyncProperty(anyOptions, async (options) => {
        const files = await filesOf(options);
        const lines = ['plaza.config.ts', 'routes.ts'].flatMap((name) =>
          (files.get(name) ?? '').trimEnd().split('\n'),
        );
        expect(lines.length).toBeLessThanOrEqual(60);
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(100);
        const things = new Set([...files.keys()].map((path) => path.split('/')[0]));
        expect([...things].toSorted()).toEqual([
          'brand.tokens.json',
          'content',
          'icon.svg',
          'next.config.ts',
          'package.json',
          'plaza.config.ts',
          'routes.ts',
          'tsconfig.json',
        ]);
      }),
      { numRuns: 25 },
    );
  });

  test('is asked for consent wherever its country asks for it', async () => {
    for (const code of seededCountries) {
      const [options] = fc.sample(
        anyOptions.filter(({ countries }) => countries.length === 1 && countries[0].code === code),
        { numRuns: 1, seed: 7 },
      );
      if (!options) continue;
      const config = (await filesOf(options)).get('plaza.config.ts');
      const isAsked = countryTable[code].consentRegion !== 'none';
      expect(config?.includes(`viewerCountryFallback: '${code}'`)).toBe(isAsked);
    }
  });
});

test('a page is added as the guide says, and passes the check once a menu links it', async () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../docs/new-page.md'), 'utf8');
  const block = (language: string) =>
    new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(guide)?.[1] ?? '';
  const files = new Map(await filesOf(countriesOptions(['US'])));
  const edit = (name: string, from: string, to: string) =>
    files.set(name, (files.get(name) ?? '').replace(from, to));
  files.set('content/pages/how-it-works.json', block('json'));
  edit('routes.ts', '] as const', `${block('ts')}] as const`);
  edit(
    'content/menus/footer.json',
    '"items": [',
    '"items": [{ "label": "How it works", "link": { "value": "/how-it-works/" } }, ',
  );
  const errors = await withSite(files, async (folder) => {
    const { issues } = await checkSite(folder);
    return issues.filter(({ severity, file }) => severity === 'error' && !file.includes('website'));
  });
  expect(errors).toEqual([]);
});

test('a new site brings what makes its container image, in a repository and outside', async () => {
  const [options] = fc.sample(anyOptions, { numRuns: 1, seed: 1 });
  if (!options) throw new Error('no options');
  const now = '2026-11-22T00:00:00.000Z';
  const versions = new Proxy({}, { get: () => '1.0.0' });
  const settings = registrySettings('@plaza:registry=https://npm.plaza.example/');
  for (const sources of [
    { kind: 'workspace' },
    { kind: 'registry', versions, settings },
  ] as const) {
    const files = await siteFiles(options, { now, sources });
    const manifest = JSON.parse(files.get('package.json') ?? '');
    expect(manifest.devDependencies).toHaveProperty('@plaza/image');
    // In a repository its own list applies.
    expect(files.has('.dockerignore')).toBe(sources.kind === 'registry');
    expect(files.get('.npmrc')).toBe(sources.kind === 'registry' ? settings.text : undefined);
  }
});

test('a site outside a repository says in its README what its scripts do', async () => {
  const options = countriesOptions(['MX']);
  const settings = registrySettings();
  const versions = new Proxy({}, { get: () => '1.0.0' });
  const files = await siteFiles(options, {
    now: '2026-11-22T00:00:00.000Z',
    sources: { kind: 'registry', versions, settings },
  });
  const { scripts } = JSON.parse(files.get('package.json') ?? '');
  const readme = files.get('README.md') ?? '';
  const named = [...readme.matchAll(/npm (?:run )?(test|start|[a-z-]+)(?= |$)/gm)].map(
    ([, name = '']) => name,
  );
  expect(named).toContain('test');
  for (const name of named.filter((name) => !['install', 'run'].includes(name)))
    expect(scripts, name).toHaveProperty(name);
  expect(files.has('.npmrc')).toBe(false);
});
