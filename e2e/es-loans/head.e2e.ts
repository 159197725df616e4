import { gzipSync } from 'node:zlib';
import { sharedBrowser } from '@plaza/testing/vitest';
import { HtmlValidate } from 'html-validate';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type JsonThing,
  saidIn,
  structuredDataFaults,
} from '../../packages/screens/src/testing/structured-data-rules.ts';
import { sharedEnvironment } from '../environment/fixtures.ts';
import { esLoans, paths } from './es-loans.ts';
import { type Head, readHead } from './read-head.ts';
import { readPicture } from './read-picture.ts';
import { writeFigure } from './written-figures.ts';

const origin = 'https://olivar.example';

const environment = sharedEnvironment(esLoans);
const browser = sharedBrowser();
const heads = new Map<string, Head>();
const html = new Map<string, string>();

beforeAll(async () => {
  for (const [path] of paths) {
    heads.set(path, await readHead(browser(), environment().site + path));
    html.set(path, await (await fetch(environment().site + path)).text());
  }
});

const headOf = (path: string): Head => {
  const head = heads.get(path);
  if (!head) throw new Error(`${path} was not read`);
  return head;
};
const meta = (path: string, name: string) => headOf(path).metas[name] ?? '';
const onSite = (address: string) => environment().site + address.replace(origin, '');
const isIndexable = (path: string) => !meta(path, 'robots').includes('noindex');
const sameWords = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();

describe('§2.4 the heads of all pages', () => {
  it('no two pages share a title or a description, and descriptions fit a result', () => {
    const all = paths.map(([path]) => headOf(path));
    expect(new Set(all.map(({ title }) => title)).size).toBe(paths.length);
    const descriptions = all.map(({ metas }) => metas.description ?? '');
    expect(new Set(descriptions).size).toBe(paths.length);
    for (const text of descriptions) {
      expect(text.length).toBeGreaterThanOrEqual(50);
      expect(text.length).toBeLessThanOrEqual(160);
    }
  });

  it.each(paths)('%s: its canonical is where it is answered', async (path) => {
    const { canonical, alternates } = headOf(path);
    expect(canonical).toBe(origin + path);
    const response = await fetch(onSite(canonical), { redirect: 'manual' });
    expect(response.status).toBe(200);
    // One language: there is no other version to be sent to.
    expect(alternates).toEqual([]);
  });

  it('only the landing page is kept out of search engines', () => {
    expect(paths.map(([path]) => path).filter((path) => !isIndexable(path))).toEqual(['/lp/']);
  });

  it('the front page is at most 15 kB of gzip HTML (design §6)', () => {
    const bytes = gzipSync(html.get('/') ?? '', { level: 9 }).length;
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(15_000);
  });
});

describe('§9 social previews', () => {
  it.each(paths)('%s: a picture of 1200×630 and the page’s own words', async (path) => {
    const { title } = headOf(path);
    expect(meta(path, 'og:title')).toBe(title);
    expect(meta(path, 'og:url')).toBe(origin + path);
    expect(meta(path, 'og:locale')).toBe('es_ES');
    expect(meta(path, 'twitter:card')).toBe('summary_large_image');
    expect(meta(path, 'twitter:image')).toBe(meta(path, 'og:image'));
    const picture = await readPicture(onSite(meta(path, 'og:image')));
    expect(picture).toMatchObject({ status: 200, type: 'image/png', size: [1200, 630] });
    expect(picture.policy).toBe('cross-origin');
  });

  it('each page has its own', async () => {
    const pictures = await Promise.all(
      paths.map(([path]) => readPicture(onSite(meta(path, 'og:image')))),
    );
    expect(new Set(pictures.map(({ body }) => body.toString('base64'))).size).toBe(paths.length);
  });
});

/** A fee's name and its amount stand in two columns on the page. */
const partsOf = (place: string, said: string) =>
  place.endsWith('.feesAndCommissionsSpecification') ? said.split(/; |: /) : [said];

describe('structured data', () => {
  const dataOf = (path: string) => headOf(path).data;
  const indexable = () => paths.map(([path]) => path).filter(isIndexable);

  it('stands on every page that may be kept, whole, and on no other', () => {
    for (const path of indexable())
      expect([path, structuredDataFaults(dataOf(path))]).toEqual([path, []]);
    expect(dataOf('/lp/')).toBeUndefined();
  });

  it.each([
    ['/', ['Organization', 'WebSite', 'FAQPage', 'LoanOrCredit']],
    ['/100-euros/', ['Organization', 'BreadcrumbList', 'FAQPage', 'LoanOrCredit']],
    ['/contactanos/', ['Organization', 'BreadcrumbList', 'FAQPage']],
    ['/politica-de-privacidad/', ['Organization', 'BreadcrumbList']],
  ])('%s tells of %j', (path, types) => {
    expect([...new Set(dataOf(path)?.['@graph'].map((thing) => thing['@type']))]).toEqual(types);
  });

  it('says nothing that its page does not show', () => {
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

  it('tells of as many offers as the page shows', () => {
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
  it('sitemap.xml lists the pages that may be kept, with the day their content changed', async () => {
    const response = await fetch(`${environment().site}/sitemap.xml`);
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const xml = await response.text();
    const page = await browser().newPage();
    const entries = await page.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, 'application/xml');
      return [...parsed.querySelectorAll('url')].map((url) => [
        url.querySelector('loc')?.textContent ?? '',
        url.querySelector('lastmod')?.textContent ?? '',
      ]);
    }, xml);
    await page.close();
    const listed = paths.map(([path]) => path).filter(isIndexable);
    expect(entries.map(([loc]) => loc)).toEqual(listed.map((path) => origin + path));
    const content = await fetch(
      `${environment().service}/website/101/api/content/pages?locale=es-ES&path=/`,
    );
    expect(entries[0]?.[1]).toBe((await content.json()).updatedAt);
  });

  it('robots.txt leads there and lets robots at everything but the API', async () => {
    const response = await fetch(`${environment().site}/robots.txt`);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await response.text()).toBe(
      `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`,
    );
  });

  it('the manifest names icons that are what it says', async () => {
    expect(headOf('/').links.manifest).toEqual(['/manifest.webmanifest']);
    const response = await fetch(`${environment().site}/manifest.webmanifest`);
    expect(response.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    const manifest = await response.json();
    expect(manifest).toMatchObject({ name: 'Olivar', lang: 'es-ES', start_url: '/' });
    const pngs = manifest.icons.filter(({ type }: { type: string }) => type === 'image/png');
    expect(pngs).toHaveLength(3);
    for (const { src, sizes } of pngs) {
      const { status, type, size } = await readPicture(environment().site + src);
      expect([status, type, size.join('x')]).toEqual([200, 'image/png', sizes]);
    }
  });

  it('the icons of every page are there', async () => {
    for (const [path] of paths)
      expect([path, headOf(path).links.icon, headOf(path).links['apple-touch-icon']]).toEqual([
        path,
        ['/favicon.ico', '/icon.svg'],
        ['/apple-touch-icon.png'],
      ]);
    const apple = await readPicture(`${environment().site}/apple-touch-icon.png`);
    expect(apple).toMatchObject({ status: 200, type: 'image/png', size: [180, 180] });
    const svg = await fetch(`${environment().site}/icon.svg`);
    expect(svg.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    const ico = await fetch(`${environment().site}/favicon.ico`);
    expect(ico.headers.get('content-type')).toBe('image/x-icon');
    expect(ico.headers.get('cache-control')).toContain('max-age=86400');
    expect(Buffer.from(await ico.arrayBuffer()).readUInt16LE(4)).toBe(3);
  });

  it('has no feed, because no route shows a post', async () => {
    expect((await fetch(`${environment().site}/feed.xml`)).status).toBe(404);
    expect(headOf('/').alternates).toEqual([]);
  });
});

describe('§9 the image optimizer', () => {
  const optimize = async (source: string, width = 672, quality = 80) =>
    (
      await fetch(
        `${environment().site}/_next/image/?url=${encodeURIComponent(source)}&w=${width}&q=${quality}`,
      )
    ).status;

  it.each([
    'https://foreign.example/images/a.png',
    '//foreign.example/images/a.png',
    'http://127.0.0.1:4000/images/a.png',
    '/icon-512.png',
    '/images/../icon-512.png',
    '/images/a.png?x=1',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
  ])('opens nothing but the site’s own images: %s', async (source) => {
    expect(await optimize(source)).toBe(400);
  });

  it('makes no other width than the list says, and no quality beyond §5', async () => {
    expect(await optimize('/images/a.png', 673)).toBe(400);
    expect(await optimize('/images/a.png', 672, 101)).toBe(400);
  });
});

describe('HTML', () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    // A table laid out as blocks on phones loses its roles, so it says them.
    rules: { 'no-redundant-role': 'off' },
  });

  it.each([...paths.map(([path]) => path), '/no-hay-nada/'])('%s is valid', async (path) => {
    const source = html.get(path) ?? (await (await fetch(environment().site + path)).text());
    const { results } = await validator.validateString(source);
    const found = results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`,
      ),
    );
    expect(found).toEqual([]);
  });
});
