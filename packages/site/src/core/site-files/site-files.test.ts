import { defineRoutes } from '@plaza/routing';
import { allMatches, severalCountries, testPage } from '@plaza/screens/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rootFiles, rootFilesRewrite } from '../../model/site-files.ts';
import { icoFile } from './ico.ts';
import { robots } from './robots.ts';
import { sitemap } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';
import { textElement, xmlDocument } from './xml.ts';

const site = severalCountries;
const all = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map(([, found]) => found);

describe('sitemap.xml', () => {
  const pages = allMatches(site).map((match) => ({
    match,
    page: testPage({ noIndex: ['/es/lp/', '/de/'].includes(match.path) }),
  }));
  const xml = sitemap(site, pages);

  it('lists exactly the indexable pages', () => {
    const listed = all(/<loc>(.*?)<\/loc>/g, xml);
    expect(listed).toHaveLength(7);
    expect(listed).toContain('https://platform.example/se/kontakt/');
    expect(listed.join()).not.toMatch(/\/lp\/|\/de\//);
    expect(all(/<lastmod>(.*?)<\/lastmod>/g, xml)[0]).toBe('2026-11-20T09:00:00Z');
  });

  it('lists the alternates of a page that are listed themselves', () => {
    const entry = /<loc>https:\/\/platform\.example\/es\/<\/loc>.*?<\/url>/.exec(xml)?.[0] ?? '';
    expect(all(/hreflang="(.*?)"/g, entry)).toEqual(['es-ES', 'sv-SE', 'x-default']);
  });

  it('throws above the maximum of one sitemap', () => {
    const [first] = pages;
    if (!first) throw new Error('no page');
    expect(() =>
      sitemap(
        site,
        Array.from({ length: 50_001 }, () => first),
      ),
    ).toThrow('got 50001');
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

  it('robots.txt names the sitemap and disallows only the API', () => {
    expect(robots(site)).toBe(
      'User-agent: *\nDisallow: /api/\n\nSitemap: https://platform.example/sitemap.xml\n',
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
    for (const path of ['/sitemapxxml', '/robots.txt.bak', '/', '/100-euros/'])
      expect(path).not.toMatch(source);
  });
});
