import { gzipSync } from 'node:zlib';
import {
  type JsonThing,
  saidIn,
  structuredDataFaults,
} from '@plaza/screens/testing/structured-data-rules';
import { sharedBrowser } from '@plaza/testing/vitest';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedEnvironment } from '../environment/fixtures.ts';
import { type Head, readHead } from '../environment/read-head.ts';
import { readSitemap } from '../environment/read-sitemap.ts';
import { esLoans, paths, refused } from './es-loans.ts';
import { writeFigure } from './written-figures.ts';

const origin = 'https://olivar.example';

const environment = sharedEnvironment(esLoans);
const browser = sharedBrowser();
const heads = new Map<string, Head>();
const html = new Map<string, string>();

beforeAll(async () => {
  for (const [path] of paths) {
    heads.set(path, await readHead(browser(), environment().site + path, refused));
    html.set(path, await (await fetch(environment().site + path)).text());
  }
});

const headOf = (path: string): Head => {
  const head = heads.get(path);
  if (!head) throw new Error(`${path} was not read`);
  return head;
};
const meta = (path: string, name: string) => headOf(path).metas[name] ?? '';
const _onSite = (address: string) => environment().site + address.replace(origin, '');
const isIndexable = (path: string) => !meta(path, 'robots').includes('noindex');
const sameWords = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();

describe('§2.4 the heads of all pages', () => {
  it('only the landing page is noindex', () => {
    expect(paths.map(([path]) => path).filter((path) => !isIndexable(path))).toEqual(['/lp/']);
  });

  it('the front page is at most 15 kB of gzip HTML (design §6)', () => {
    const bytes = gzipSync(html.get('/') ?? '', { level: 9 }).length;
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(15_000);
  });
});

/** The name and the amount of a fee are two columns on the page. */
const partsOf = (place: string, said: string) =>
  place.endsWith('.feesAndCommissionsSpecification') ? said.split(/; |: /) : [said];

describe('structured data', () => {
  const dataOf = (path: string) => headOf(path).data;
  const indexable = () => paths.map(([path]) => path).filter(isIndexable);

  it('is complete on every indexable page and absent elsewhere', () => {
    for (const path of indexable())
      expect([path, structuredDataFaults(dataOf(path))]).toEqual([path, []]);
    expect(dataOf('/lp/')).toBeUndefined();
  });

  it.each([
    ['/', ['Organization', 'WebSite', 'FAQPage', 'LoanOrCredit']],
    ['/100-euros/', ['Organization', 'BreadcrumbList', 'FAQPage', 'LoanOrCredit']],
    ['/contactanos/', ['Organization', 'BreadcrumbList', 'FAQPage', 'ContactPage']],
    ['/politica-de-privacidad/', ['Organization', 'BreadcrumbList']],
  ])('%s describes %j', (path, types) => {
    expect([...new Set(dataOf(path)?.['@graph'].map((thing) => thing['@type']))]).toEqual(types);
  });

  it('has only values that its page shows', () => {
    for (const path of indexable()) {
      const { text, offers } = headOf(path);
      for (const thing of dataOf(path)?.['@graph'] ?? []) {
        const shown = thing['@type'] === 'LoanOrCredit' ? offers[String(thing.url)] : text;
        for (const { path: place, said } of saidIn(thing)) {
          const expected = typeof said === 'number' ? writeFigure(place, said) : said;
          for (const part of partsOf(place, expected))
            expect(sameWords(shown ?? ''), `${path}${place}`).toContain(sameWords(part));
        }
      }
    }
  });

  it('has as many offers as the page', () => {
    const loans = (path: string) =>
      (dataOf(path)?.['@graph'] ?? []).filter(
        (thing: JsonThing) => thing['@type'] === 'LoanOrCredit',
      );
    for (const path of indexable())
      expect([path, loans(path).length]).toEqual([path, Object.keys(headOf(path).offers).length]);
    expect(loans('/').length).toBeGreaterThan(5);
  });
});

describe('files for robots and browsers', () => {
  it('sitemap.xml has the day on which the content of a page changed', async () => {
    const { files } = await readSitemap(environment().site);
    const [xml] = files.values();
    const content = await fetch(
      `${environment().service}/website/101/api/content/pages?locale=es-ES&path=/`,
    );
    const { updatedAt } = await content.json();
    expect(xml).toContain(`<loc>${origin}/</loc><lastmod>${updatedAt}</lastmod>`);
  });

  it('favicon.ico has three sizes and is cached for a day', async () => {
    const ico = await fetch(`${environment().site}/favicon.ico`);
    expect(ico.headers.get('cache-control')).toContain('max-age=86400');
    expect(Buffer.from(await ico.arrayBuffer()).readUInt16LE(4)).toBe(3);
  });

  it('has no feed, because no route is a post', async () => {
    expect((await fetch(`${environment().site}/feed.xml`)).status).toBe(404);
    expect(headOf('/').alternates).toEqual([]);
  });
});

describe('§9 pictures', () => {
  it.each([
    '/_next/image/?url=%2Ficon-512.png&w=672&q=80',
    '/_next/image/?url=https%3A%2F%2Fforeign.example%2Fa.png&w=672&q=80',
    '/images/https://foreign.example/a.png',
    '/images/..%2ficon-512.png',
    `/images/${'0'.repeat(32)}-1200x800/672/80.avif`,
  ])('are opened by the address of stored ones alone: %s', async (path) => {
    expect((await fetch(environment().site + path)).status).toBe(404);
  });
});
