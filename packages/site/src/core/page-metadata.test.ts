import { defineRoutes, updateIndex } from '@plaza/routing';
import { allMatches, matchOf, severalCountries, testPage } from '@plaza/screens/testing';
import { describe, expect, it } from 'vitest';
import { matchParams } from './match-params.ts';
import { pageMetadata, problemMetadata } from './page-metadata.ts';
import { staticParams } from './prerendered-pages.ts';

const site = severalCountries;
const head = (path: string, page = testPage(), of = site) =>
  pageMetadata(of, matchOf(of, path), { page, warning: 'Atención' });

describe('§2.4 the head of a page', () => {
  it('contains title, description, robots, canonical URL and every language', () => {
    expect(head('/es/contactanos/')).toMatchObject({
      title: 'Título',
      description: 'Descripción',
      robots: { index: true, follow: true },
      alternates: {
        canonical: 'https://platform.example/es/contactanos/',
        languages: {
          'es-ES': 'https://platform.example/es/contactanos/',
          'sv-SE': 'https://platform.example/se/kontakt/',
          'x-default': 'https://platform.example/es/contactanos/',
        },
      },
      openGraph: { locale: 'es_ES', siteName: 'Plataforma', type: 'website' },
    });
  });

  it('each language of a page lists the same alternates', () => {
    const byAddress = new Map(
      allMatches(site).map(({ path }) => {
        const { canonical, ...rest } = head(path).alternates;
        return [canonical, ('languages' in rest && rest.languages) || {}];
      }),
    );
    const linked = [...byAddress].filter(([, languages]) => Object.keys(languages).length > 0);
    expect(linked).toHaveLength(7);
    for (const [address, languages] of linked) {
      expect(Object.values(languages)).toContain(address);
      for (const other of Object.values(languages)) expect(byAddress.get(other)).toEqual(languages);
    }
  });

  it('lists no alternates for a page in one language, and respects noIndex', () => {
    const { alternates, robots } = head('/es/lp/', testPage({ noIndex: true, noFollow: true }));
    expect(alternates).not.toHaveProperty('languages');
    expect(robots).toMatchObject({ index: false, follow: false });
  });

  it('§1 of a further page of a list is canonical for itself and has no other language', () => {
    const match = { ...matchOf(site, '/es/contactanos/'), page: 2 };
    const { alternates } = pageMetadata(site, match, { page: testPage(), warning: '' });
    expect(alternates.canonical).toBe('https://platform.example/es/contactanos/2/');
    expect(alternates).not.toHaveProperty('languages');
  });

  it('§1 of a page of a list links the pages before and after it', () => {
    const list = defineRoutes({ ...site, paths: {} }, []);
    updateIndex(list, [
      {
        ...{ path: '/guias/', pageType: 'PostList', locale: 'es-ES', folder: 'pages', id: 'guias' },
        ...{ translationKey: 'pages:guias', updatedAt: '2026-11-22T09:00:00Z', title: 'Guías' },
        ...{ noIndex: false, listSize: 41 },
      },
    ]);
    const link = (page: number) =>
      `https://platform.example/es/guias/${page > 1 ? `${page}/` : ''}`;
    const of = (path: string) => head(path, testPage(), list);
    expect(of('/es/guias/')).toHaveProperty('pagination', { next: link(2) });
    expect(of('/es/guias/2/')).toHaveProperty('pagination', { previous: link(1), next: link(3) });
    expect(of('/es/guias/3/')).toHaveProperty('pagination', { previous: link(2) });
    expect(() => of('/es/guias/4/')).toThrow('no page');
    expect(head('/es/')).not.toHaveProperty('pagination');
  });

  it('of an article says when it was published and changed', () => {
    const times = { publishedAt: '2026-11-01T09:00:00Z', updatedAt: '2026-11-20T09:00:00Z' };
    const { openGraph } = head('/es/', testPage({}, { ...times, pageType: 'Post' }));
    expect(openGraph).toMatchObject({
      type: 'article',
      publishedTime: times.publishedAt,
      modifiedTime: times.updatedAt,
    });
    expect(head('/es/', testPage({}, { ...times, pageType: 'Basic' })).openGraph).toMatchObject({
      type: 'website',
    });
  });

  it('of an error page has its title and noindex', () => {
    expect(problemMetadata(site, 'No está')).toMatchObject({
      title: 'No está | Plataforma',
      robots: { index: false, follow: false },
    });
  });

  it('links the feed of its language if there is one, a list of posts all of its own', () => {
    const rss = [{ url: 'https://platform.example/feed.xml', title: 'Plataforma' }];
    const atom = [
      { url: 'https://platform.example/files/feeds/es-ES/articulos.atom', title: 'Plataforma' },
    ];
    expect(head('/es/').alternates).toHaveProperty('types', { 'application/rss+xml': rss });
    expect(head('/es/articulos/').alternates).toHaveProperty('types', {
      'application/rss+xml': rss,
      'application/atom+xml': atom,
    });
    expect(head('/se/').alternates).not.toHaveProperty('types');
  });
});

describe('§9 social previews', () => {
  it('use a generated image of 1200×630, whose URL changes with the heading', () => {
    const [first] = head('/es/').openGraph.images;
    expect(first).toMatchObject({ width: 1200, height: 630, alt: 'Encabezado' });
    expect(first?.url).toMatch(/^https:\/\/platform\.example\/files\/share\/es-ES\.png\?v=\w{8}$/);
    const [other] = head('/es/', testPage({}, { heading: 'Otro' })).openGraph.images;
    expect(other?.url).not.toBe(first?.url);
  });

  it('use the image of the content if it has that size', () => {
    const image = { src: '/images/a.png', alt: 'A', width: 1200, height: 630 };
    expect(head('/es/', testPage({ image })).openGraph.images).toEqual([
      { url: 'https://platform.example/images/a.png', width: 1200, height: 630, alt: 'A' },
    ]);
    const small = { ...image, width: 600 };
    expect(head('/es/', testPage({ image: small })).openGraph.images[0]?.url).toContain('/share/');
  });

  it('of a site with an X account name it and use the brand image there', () => {
    const { twitter, openGraph } = head('/es/contactanos/');
    expect(twitter).toMatchObject({
      card: 'summary_large_image',
      site: '@plataforma',
      images: [{ width: 1200, height: 630, alt: 'Plataforma' }],
    });
    expect(twitter.images[0]?.url).toContain('/files/share/brand.png?v=');
    expect(openGraph.images[0]?.url).toContain('/files/share/es-ES/contactanos.png');
  });

  it('of a country with its own account name that one', () => {
    expect(head('/se/kontakt/').twitter).toHaveProperty('site', '@plattformen');
  });

  it('of a site without an account use the image of the page', () => {
    const { social: _, ...other } = site;
    const { twitter, openGraph } = head('/es/', testPage(), other);
    expect(twitter).not.toHaveProperty('site');
    expect(twitter.images).toEqual(openGraph.images);
  });
});

describe('§2.2 the parameters of the catch-all page', () => {
  it('list exactly the pages of the site', () => {
    const all = staticParams({ site });
    expect(all).toHaveLength(9);
    for (const params of all) expect(matchParams(site, params)?.locale).toBe(params.locale);
    expect(matchParams(site, { locale: 'sv-SE', path: ['lp'] })).toBeUndefined();
    expect(matchParams(site, { locale: 'it-IT' })).toBeUndefined();
    expect(matchParams(site, { locale: '__proto__', path: ['constructor'] })).toBeUndefined();
  });
});
