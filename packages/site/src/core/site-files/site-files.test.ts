import {
  defineRoutes,
  type PageMatch,
  type PagePlace,
  type PathRow,
  type RoutedSite,
  updateIndex,
} from '@plaza/routing';
import { allMatches, severalCountries } from '@plaza/screens/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rootFiles, rootFilesRewrite, sitemapLocale } from '../../model/site-files.ts';
import { icoFile } from './ico.ts';
import { robots } from './robots.ts';
import { type SitemapPart, sitemapIndex, sitemapParts, sitemapPieces } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';
import { textElement, xmlDocument } from './xml.ts';

const site = severalCountries;
const all = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map(([, found]) => found);

const day = '2026-11-20T09:00:00Z';
const content = (match: PageMatch): PathRow => {
  const { path, pageType, locale } = match.route;
  const id = match.path.replaceAll('/', '');
  const noIndex = ['/es/lp/', '/de/'].includes(match.path);
  const key = path === '/' ? 'front' : id;
  return {
    ...{ path, pageType, locale, folder: 'pages', id, translationKey: `pages:${key}` },
    ...{ updatedAt: day, noIndex, title: path },
  };
};

/** A site with content for all its rows, pages of content and a list of three pages. */
function siteWithContent() {
  const own = defineRoutes(site, site.routes);
  updateIndex(own, [
    ...allMatches(site).map(content),
    ...['es-ES', 'sv-SE'].map(
      (locale): PathRow => ({
        ...{
          path: '/guia/',
          pageType: 'Post',
          locale,
          folder: 'posts',
          id: 'guia',
          noIndex: false,
        },
        ...{ translationKey: 'posts:guia', updatedAt: '2026-11-21T10:00:00Z', title: 'Guía' },
      }),
    ),
  ]);
  return own;
}

const fileOf = (own: RoutedSite, part: SitemapPart) => [...sitemapPieces(own, part)].join('');

describe('sitemap.xml', () => {
  const own = siteWithContent();
  const parts = sitemapParts(own);
  const files = parts.map((part) => fileOf(own, part));

  it('§1 is an index of one file for each locale that has pages', () => {
    expect(all(/<loc>(.*?)<\/loc>/g, sitemapIndex(own))).toEqual([
      'https://platform.example/sitemap-es-ES.xml',
      'https://platform.example/sitemap-sv-SE.xml',
    ]);
    expect(all(/<lastmod>(.*?)<\/lastmod>/g, sitemapIndex(own))[0]).toBe('2026-11-21T10:00:00Z');
    expect(sitemapIndex(defineRoutes(site, site.routes))).toMatch(/<sitemapindex [^>]*\/>/);
  });

  it('§2.4 lists exactly the indexable pages of the locale, with the time of their change', () => {
    const [spanish = '', swedish = ''] = files;
    const listed = all(/<loc>(.*?)<\/loc>/g, spanish);
    expect(listed).toHaveLength(5);
    expect(listed.join()).not.toMatch(/\/lp\/|\/de\//);
    expect(all(/<loc>(.*?)<\/loc>/g, swedish)).toContain('https://platform.example/se/kontakt/');
    expect(all(/<lastmod>(.*?)<\/lastmod>/g, spanish)[0]).toBe(day);
  });

  it('§2.4 lists the alternates of a page that are listed themselves', () => {
    const entry =
      /<loc>https:\/\/platform\.example\/es\/<\/loc>.*?<\/url>/.exec(files.join())?.[0] ?? '';
    expect(all(/hreflang="(.*?)"/g, entry)).toEqual(['es-ES', 'sv-SE', 'x-default']);
  });

  it('leaves out what visitors are not shown, also as an alternate', () => {
    const options = { isHidden: ({ locale }: PagePlace) => locale === 'sv-SE' };
    expect(sitemapParts(own, options).map(({ locale }) => locale)).toEqual(['es-ES']);
    const [part] = sitemapParts(own, options);
    expect(part && [...sitemapPieces(own, part, options)].join('')).not.toContain('hreflang');
  });

  it('has no file of more than 50,000 addresses, and each address once', () => {
    const large = defineRoutes(site, site.routes);
    const rows = Array.from({ length: 100_001 }, (_, index): PathRow => {
      const [folder, id] = ['posts', `p-${index}`] as const;
      const path = `/p-${index}/`;
      const key = `posts:${id}`;
      return {
        ...{ path, pageType: 'Post', locale: 'es-ES', folder, id, translationKey: key },
        ...{ updatedAt: day, noIndex: false, title: path },
      };
    });
    updateIndex(large, rows);
    const [first, second, third] = sitemapParts(large);
    expect([first?.until, second?.from, second?.until, third?.until]).toEqual([
      ...[50_000, 50_000, 100_000, 100_001],
    ]);
    expect(third?.file).toBe('sitemap-es-ES-3.xml');
    const listed = sitemapParts(large).flatMap((part) =>
      all(/<loc>(.*?)<\/loc>/g, fileOf(large, part)),
    );
    expect(new Set(listed).size).toBe(100_001);
  });

  it('has files that the request handler knows by name, of the site’s locales alone', () => {
    expect(sitemapLocale('sitemap.xml')).toBe('');
    for (const { file, locale } of parts) expect(sitemapLocale(file)).toBe(locale);
    expect(sitemapLocale('sitemap-es-ES-3.xml')).toBe('es-ES');
    for (const name of ['sitemap-.xml', 'sitemap', 'sitemap-es-ES.xml.gz', 'a-sitemap.xml'])
      expect(sitemapLocale(name)).toBeUndefined();
  });

  it('§2.4 names an alternate in a file if and only if that page names it back', () => {
    const entries = files.flatMap((xml) => all(/<url>(.*?)<\/url>/gs, xml));
    const versions = new Map(
      entries.map((entry = '') => [
        all(/<loc>(.*?)<\/loc>/g, entry)[0],
        all(/href="(.*?)"/g, entry),
      ]),
    );
    let pairs = 0;
    for (const [address, others] of versions)
      for (const other of others) {
        expect(versions.get(other)).toContain(address);
        pairs += 1;
      }
    expect(pairs).toBeGreaterThan(5);
  });
});

describe('XML', () => {
  it('round-trips any content', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const xml = xmlDocument(textElement('t', text));
        const inner = /<t>(.*)<\/t>/s.exec(xml)?.[1] ?? '';
        expect(inner).not.toMatch(/[<>]|&(?!(amp|lt|gt|quot|apos);)/);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: which XML cannot write
        expect(inner).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
        expect(inner.isWellFormed()).toBe(true);
      }),
    );
    expect(xmlDocument(textElement('t', `<a b="c">&'`))).toContain(
      '<t>&lt;a b=&quot;c&quot;&gt;&amp;&apos;</t>',
    );
  });
});

describe('robots.txt, manifest and icons', () => {
  it('the manifest of a language without a front page starts at its first page', () => {
    const colors = { brand: '#111111', canvas: '#222222' };
    const rows = [{ path: '/artiklar/', pageType: 'PostList', locale: 'sv-SE' }] as const;
    const swedish = defineRoutes({ ...site, paths: {} }, rows);
    const manifest = webManifest({ site: swedish, locale: 'sv-SE', colors });
    expect(JSON.parse(manifest)).toMatchObject({ id: '/se/artiklar/', start_url: '/se/artiklar/' });
  });

  it('robots.txt names the sitemap and disallows only the API and offers', () => {
    expect(robots(site)).toBe(
      'User-agent: *\nDisallow: /api/\nDisallow: /go/\nDisallow: /*/go/\n\nSitemap: https://platform.example/sitemap.xml\n',
    );
  });

  it('the manifest has the brand’s colours, installable icons and a maskable one', () => {
    const colors = { brand: '#111111', canvas: '#222222' };
    const manifest = JSON.parse(
      webManifest({ site, locale: 'es-ES', description: 'De préstamos', colors }),
    );
    expect(manifest).toMatchObject({
      name: 'Plataforma',
      lang: 'es-ES',
      start_url: '/es/',
      theme_color: '#111111',
      background_color: '#222222',
    });
    const icons = manifest.icons.map(({ sizes, purpose }: Record<string, string>) =>
      [sizes, purpose].join(' '),
    );
    expect(icons).toEqual(['any ', '192x192 ', '512x512 ', '512x512 maskable']);
  });

  it('an .ico file has the offset of each image', () => {
    const file = Buffer.from(
      icoFile([
        { size: 16, png: Buffer.from('one') },
        { size: 256, png: Buffer.from('second') },
      ]),
    );
    expect([file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([1, 2]);
    expect([file[6], file[22]]).toEqual([16, 0]);
    for (const [entry, content] of [
      [6, 'one'],
      [22, 'second'],
    ] as const) {
      const [length, offset] = [file.readUInt32LE(entry + 8), file.readUInt32LE(entry + 12)];
      expect(file.toString('latin1', offset, offset + length)).toBe(content);
    }
  });

  it('one rule rewrites exactly the root files to their route', () => {
    const source = new RegExp(`^${rootFilesRewrite.source.replace(':file', '')}$`);
    for (const name of rootFiles) expect(`/${name}`).toMatch(source);
    for (const path of ['/faviconxico', '/robots.txt.bak', '/', '/100-euros/'])
      expect(path).not.toMatch(source);
  });
});
