import {
  type CountryCode,
  countryTable,
  defineRoutes,
  defineSite,
  updateIndex,
} from '@plaza/routing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { siteRouter } from './site-router.ts';

const site = defineRoutes(
  defineSite({
    ...{ id: 1, url: 'https://plaza.example', displayName: 'Plaza', productType: 1 },
    countries: Object.keys(countryTable) as CountryCode[],
  }),
  [{ path: '/', pageType: 'Basic', locale: 'es-ES' }],
);
const router = siteRouter({ site, ownSegments: new Set(['api']), now: () => new Date() });
const notFound = (locale: string) => ({
  kind: 'notFound',
  path: `/error-pages/${locale}/not-found/`,
});

it('§2.2, §2.4 an unknown path gets the not-found page of its country', () => {
  const rest = fc.webPath().map((path) => path.replace(/^\/+/, ''));
  fc.assert(
    fc.property(fc.constantFrom(...site.markets), rest, ({ pathPrefix, locale }, path) => {
      expect(router.route('plaza.example', `/${pathPrefix}/nope-${path}`)).toEqual(
        notFound(locale),
      );
    }),
  );
});

it('§2.2 an unknown path without a prefix gets the not-found page of the default country', () => {
  expect(router.route('plaza.example', '/nope/')).toEqual(notFound('es-ES'));
});

it('§2.2 a path below the files reaches Next if it is one', () => {
  const withFiles = siteRouter({ site, ownSegments: new Set(['files']), now: () => new Date() });
  const kindOf = (path: string) => withFiles.route('plaza.example', path).kind;
  for (const name of ['robots.txt', 'share/brand.png', 'share/es-ES.png', 'sitemaps/sitemap.xml'])
    expect([name, kindOf(`/files/${name}`)]).toEqual([name, 'page']);
  expect(kindOf('/files/share/es-ES.png?v=1')).toBe('other');
  expect(kindOf('/sitemap-es-ES.xml')).toBe('page');
  const missing = fc.oneof(
    fc.webPath(),
    fc.constantFrom(
      '/share/es-ES/nope.png',
      '/share/x.svg',
      '/feeds/es-ES/nope.xml',
      '/sitemaps/a',
    ),
  );
  fc.assert(
    fc.property(missing, (path) => {
      expect(kindOf(`/files${path === '/' || path === '' ? '/x' : path}`)).toBe('notFound');
    }),
  );
  expect(kindOf('/sitemap-xx-XX.xml')).toBe('notFound');
});

it('§2.2 nothing that is not there reaches Next, which would keep what it answers', () => {
  const app = {
    ...{ site, now: () => new Date() },
    ownSegments: new Set(['_next', 'api', 'consent-dialog', 'images', 'about']),
    publicFiles: new Set(['/images', '/images/a.png', '/images/á.png']),
  };
  const kindOf = (path: string) => siteRouter(app).route('plaza.example', path).kind;
  const there = ['/images/a.png', '/images/%C3%A1.png', '/consent-dialog/es-ES/', '/about/'];
  for (const path of there) expect([path, kindOf(path)]).toEqual([path, 'page']);
  for (const path of ['/_next/image/?url=a', '/api/data', '/api/livez'])
    expect([path, kindOf(path)]).toEqual([path, 'other']);
  const missing = [
    ...['/images/b.png', '/images/%', '/consent-dialog/xx/', '/consent-dialog/', '/api', '/api/'],
    ...['/_next/static/none.js', '/_next/', '/_next/data/x.json'],
  ];
  for (const path of missing) expect([path, kindOf(path)]).toEqual([path, 'notFound']);
});

it('design §7 removed content is gone, and moved content one redirect away', () => {
  const own = defineRoutes(
    defineSite({
      ...{ id: 1, url: 'https://plaza.example', displayName: 'Plaza', productType: 1 },
      countries: ['ES'],
    }),
    [{ path: '/', pageType: 'Basic', locale: 'es-ES' }],
  );
  updateIndex(own, [
    { locale: 'es-ES', path: '/fuera/', removed: true },
    { locale: 'es-ES', path: '/antes/', removed: true, movedTo: '/' },
  ]);
  const { route } = siteRouter({ site: own, ownSegments: new Set(), now: () => new Date() });
  expect(route('plaza.example', '/fuera/')).toEqual({ ...notFound('es-ES'), isGone: true });
  expect(route('plaza.example', '/antes/')).toEqual({
    ...{ kind: 'redirect', location: '/', status: 301 },
  });
});
