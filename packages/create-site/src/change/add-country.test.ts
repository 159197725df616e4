import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { creditPages, creditReport, visiblePage } from '@plaza/law';
import { type CountryCode, sitePages } from '@plaza/routing';
import { readApp, writePage } from '@plaza/site/testing/app-pages';
import { checkSite } from '@plaza/site-check';
import { describe, expect, test } from 'vitest';
import { main } from '../main.ts';
import type { Surroundings } from '../model/answers.ts';
import { countriesOptions, filesOf, withSite } from '../sites.test.support.ts';
import { addCountry } from './add-country.ts';
import { applyChange, changeLines } from './apply-change.ts';
import { readExistingSite } from './existing-site.ts';
import { readCountryAnswers } from './read-change.ts';

const workspace = join(import.meta.dirname, '../../../..');
const now = '2026-11-23T09:00:00.000Z';

type Countries = readonly [CountryCode, ...CountryCode[]];

/** A site of some countries to which another is added. */
async function withAdded<T>(
  countries: Countries,
  flags: Readonly<Record<string, string>>,
  use: (folder: string, lines: readonly string[]) => Promise<T>,
): Promise<T> {
  return withSite(await filesOf(countriesOptions(countries)), async (folder) => {
    const site = readExistingSite(folder);
    const texts = new Map(Object.entries(flags));
    const answers = readCountryAnswers(texts, site.codes, {} as Surroundings);
    const change = await addCountry(site, answers, now);
    applyChange(folder, change);
    return use(folder, changeLines(change));
  });
}

describe('a country that is added to a site', () => {
  test.each<[Countries, CountryCode]>([
    [['MX'], 'SE'],
    [['SE'], 'US'],
    [['ES'], 'GB'],
    [['US'], 'RO'],
    [['PL', 'FI'], 'DK'],
    [['MX', 'ZA'], 'US'],
  ])('%j and %s: has no error, offers on its lists, and keeps to its law', async (own, added) => {
    await withAdded(own, { 'add-country': added }, async (folder) => {
      const { issues } = await checkSite(folder);
      const errors = issues.filter(({ severity }) => severity === 'error');
      expect(errors.map(({ file, message }) => `${file}: ${message}`)).toEqual([]);
      const app = await readApp(relative(workspace, folder));
      const laws = creditPages(app.plaza.site);
      const country = app.plaza.site.countries.at(-1);
      const pages = [...sitePages(app.plaza.site)].filter((it) => it.locale === country?.locale);
      expect(pages.length).toBeGreaterThan(5);
      for (const match of pages) {
        const { html, path } = await writePage(app, match);
        if (match.route.pageType.startsWith('ProductList'))
          expect(html, path).toMatch(/ data-offer[ =>]/);
        const law = laws[path];
        if (law) expect(creditReport({ ...law, page: visiblePage(html) }).issues, path).toEqual([]);
      }
    });
  });

  test('leaves the pages of the only country where they are', async () => {
    await withAdded(['MX'], { 'add-country': 'SE', prefixes: 'SE=sverige' }, async (folder) => {
      const { plaza } = await readApp(relative(workspace, folder));
      const paths = [...sitePages(plaza.site)].map(({ path }) => path);
      expect(paths).toContain('/');
      expect(paths).toContain('/sverige/');
      expect(paths.filter((path) => path.startsWith('/mx/'))).toEqual([]);
    });
  });

  test('changes the config, the routes and the cookies, and creates the rest', async () => {
    await withAdded(['MX'], { 'add-country': 'SE' }, async (folder, lines) => {
      const changed = lines.filter((line) => line.startsWith('change'));
      expect(changed.every((line) => /plaza.config|routes|website-cookies/.test(line))).toBe(true);
      expect(lines).toContain('create content/pages/sv-SE/front-page.json');
      expect(readFileSync(join(folder, 'plaza.config.ts'), 'utf8')).toContain(
        "countries: [{ country: 'MX', pathPrefix: '' }, { country: 'SE', viewerCountryFallback: 'SE' }],",
      );
    });
  });

  test.each([
    [{ 'add-country': 'MX' }, 'the site is in MX already'],
    [{ 'add-country': 'SE,PL' }, '--add-country takes one country'],
    [{ 'add-country': 'FR' }, 'there are no seed texts in the language of fr-FR'],
    [{ 'add-country': 'SE', amounts: 'MX=1' }, "'MX' is no country of the site"],
  ])('%j is refused: %s', async (flags, message) => {
    await expect(withAdded(['MX'], flags, async () => undefined)).rejects.toThrow(message);
  });
});

test('a folder without a site is refused', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-none-'));
  try {
    expect(await main(['nothing', '--add-country', 'SE'], folder)).toBe(2);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a dry run writes nothing', async () => {
  await withSite(await filesOf(countriesOptions(['MX'])), async (folder) => {
    const before = readFileSync(join(folder, 'plaza.config.ts'), 'utf8');
    const outside = tmpdir();
    await main([folder, '--add-country', 'SE', '--dry-run'], outside);
    expect(readFileSync(join(folder, 'plaza.config.ts'), 'utf8')).toBe(before);
  });
});
