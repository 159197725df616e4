import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RoutedSite } from '../model/route.ts';
import { defineRoutes } from './define-routes.ts';
import { defineSite } from './define-site.ts';
import { resolveRequest } from './resolve-request.ts';
import { everyPage, malformedPaths, sites } from './site-arbitraries.test.support.ts';
import {
  country,
  multiConfig,
  multiRows,
  multiSite,
  prefixedSite,
  spanishRows,
  spanishSite,
} from './sites.test.support.ts';

const host = 'olivar.example';

/** Formats a result: `page es-ES 13 /es-ES/lp`, `redirect /lp/` or `notFound sv-SE`. */
function answer(site: RoutedSite, path: string, from: string | null = host): string {
  const found = resolveRequest(site, from, path);
  if (found.kind === 'page')
    return `page ${found.locale} ${found.country.id} ${found.internalPath}`;
  return found.kind === 'redirect' ? `redirect ${found.location}` : `notFound ${found.locale}`;
}

describe('§2.1 the Spanish site', () => {
  test.each(spanishRows.map((row) => [row.path, row]))('§2.1 serves %s', (path, row) => {
    const found = resolveRequest(spanishSite, host, path);
    expect(found).toMatchObject({ kind: 'page', path, locale: 'es-ES', route: row });
  });
});

describe('§2.2 the first path segment selects country and language', () => {
  test.each([
    ['/', 'page es-ES 13 /es-ES'],
    ['/100-euros/', 'page es-ES 13 /es-ES/100-euros'],
    ['/es-en/', 'page en-ES 13 /en-ES'],
    ['/es-en/contact/', 'page en-ES 13 /en-ES/contact'],
    ['/se/', 'page sv-SE 1 /sv-SE'],
    ['/se/om/oss/', 'page sv-SE 1 /sv-SE/om/oss'],
    ['/es-mx/', 'page es-MX 52 /es-MX'],
    ['/se/lp/', 'notFound sv-SE'],
    ['/de/', 'notFound de-DE'],
    ['/pl/lp/', 'notFound es-ES'],
  ])('§2.2 %s → %s', (path, expected) => {
    expect(answer(multiSite, path)).toBe(expected);
  });

  test.each([
    ['/', 'redirect /es/'],
    ['/lp/', 'redirect /es/lp/'],
    ['/es/lp/', 'page es-ES 13 /es-ES/lp'],
    ['/kontakt/', 'notFound es-ES'],
  ])('§2.2 a default country with a prefix: %s → %s', (path, expected) => {
    expect(answer(prefixedSite, path)).toBe(expected);
  });

  test('§2.2 without a default country an unprefixed path is not found', () => {
    const countries = [country(2, 'es-ES', 'es'), country(1, 'sv-SE', 'se')];
    const rows = multiRows.filter(({ locale }) => locale === 'sv-SE');
    const site = defineRoutes(defineSite({ ...multiConfig, countries }), rows);
    expect(answer(site, '/')).toBe('notFound undefined');
    expect(answer(site, '/se/')).toBe('page sv-SE 1 /sv-SE');
  });

  test('§8 an unmatched path is a non-fatal "Page not found" with the path', () => {
    expect(resolveRequest(spanishSite, host, '/nope/?a=b')).toEqual({
      kind: 'notFound',
      message: 'Page not found',
      fatal: false,
      path: '/nope/',
      locale: 'es-ES',
    });
  });
});

describe('§2.1 capitals redirect to the page, once', () => {
  test.each([
    ['/LP/', 'redirect /lp/'],
    ['/Lp', 'redirect /lp/'],
    ['//LP?gclid=A', 'redirect /lp/?gclid=A'],
    ['/SE/kontakt/', 'redirect /se/kontakt/'],
    ['/se/Kontakt/', 'redirect /se/kontakt/'],
    ['/es-ES/LP/', 'redirect /lp/'],
    ['/NOPE/', 'notFound es-ES'],
  ])('§2.1 %s → %s', (path, expected) => {
    expect(answer(multiSite, path)).toBe(expected);
  });

  test('§2.1 every page in any case is one redirect from it', () => {
    const cases = sites({ markets: { min: 1, max: 6 }, paths: { min: 1, max: 8 } }).chain((site) =>
      fc.record({
        site: fc.constant(site),
        page: fc.constantFrom(...everyPage(site)),
        upper: fc.infiniteStream(fc.boolean()),
      }),
    );
    fc.assert(
      fc.property(cases, ({ site, page: { path }, upper }) => {
        const spelled = [...path]
          .map((letter) => (upper.next().value ? letter.toUpperCase() : letter))
          .join('');
        const found = resolveRequest(site, null, spelled);
        if (spelled === path) expect(found).toMatchObject({ kind: 'page', path });
        else expect(found).toEqual({ kind: 'redirect', status: 308, location: path });
      }),
      { numRuns: 500 },
    );
  });
});

describe('§2.1 a page has no aliases: encoded letters are not found', () => {
  test.each([
    ['/%6Cp/', 'notFound es-ES'],
    ['/%6cp', 'notFound es-ES'],
    ['/lp%2F', 'notFound es-ES'],
    ['/es-es/lp/', 'notFound es-ES'],
    ['/ES-ES/lp/', 'notFound es-ES'],
    ['/sv-se/', 'notFound es-ES'],
  ])('§2.1 %s → %s', (path, expected) => {
    expect(answer(multiSite, path)).toBe(expected);
  });
});

describe('§2.2 other slashes and the internal form redirect to the page', () => {
  test.each([
    ['/lp', 'redirect /lp/'],
    ['/lp?gclid=1&a=b#c', 'redirect /lp/?gclid=1&a=b'],
    ['/lp/?gclid=1', 'page es-ES 13 /es-ES/lp'],
    ['', 'redirect /'],
    ['lp', 'redirect /lp/'],
    ['//lp//', 'redirect /lp/'],
    ['/\\lp/', 'redirect /lp/'],
    ['/es-ES/lp/', 'redirect /lp/'],
    ['/sv-SE', 'redirect /se/'],
    ['/sv-SE/lp/', 'notFound es-ES'],
    ['/lp?a=\r\nSet-Cookie: b', 'redirect /lp/?a=%0D%0ASet-Cookie:%20b'],
    ['/lp?\ud800ü', 'redirect /lp/?%EF%BF%BD%C3%BC'],
  ])('§2.2 %j → %s', (path, expected) => {
    expect(answer(multiSite, path)).toBe(expected);
  });

  test.each([
    ['/lp/', 'WWW.plaza.example:443', 'redirect https://plaza.example/lp/'],
    ['/lp?a=1', 'www.plaza.example', 'redirect https://plaza.example/lp/?a=1'],
    ['/nope/', 'www.plaza.example', 'notFound es-ES'],
    ['/lp/', 'evil.example', 'page es-ES 13 /es-ES/lp'],
    ['/lp/', 'localhost:3001', 'page es-ES 13 /es-ES/lp'],
    ['/lp/', null, 'page es-ES 13 /es-ES/lp'],
  ])('§3.3 %s at host %s → %s', (path, from, expected) => {
    expect(answer(multiSite, path, from)).toBe(expected);
  });
});

const nowhere = [
  ...[
    '//evil.example',
    '/\\evil',
    '/\\/evil.example/',
    'https://evil.example/lp/',
    '@evil.example',
  ],
  ...[
    '/%6Cp/',
    '/%',
    '/%zz/',
    '/%2e%2e/',
    '/..%2f',
    '/../',
    '/./lp/',
    '/lp/../',
    '/lp%00',
    '/lp\0',
  ],
  ...['/lp%2F', '/%5Clp/', '/lp;a/', '/l\u212Ap/', '/\u017Fe/', '/ lp/', '*', '/api/', '/_next/'],
  ...[`/${'x'.repeat(8192)}/`, `${'/'.repeat(8192)}lp/`, `/lp/${'../'.repeat(2700)}`, '/\ud800/'],
];

test.each(nowhere)('§2.2 %j is not found', (path) => {
  expect(answer(spanishSite, path)).toBe('notFound es-ES');
});

test('§2.2 no path, however malformed, throws, leaves the site, or redirects twice', () => {
  const sizes = { markets: { min: 1, max: 5 }, paths: { min: 1, max: 6 } };
  const hosts = fc.constantFrom(null, '', 'www.plaza.example:80', 'evil.example', '\0:x:1');
  const requests = sites(sizes).chain((site) =>
    fc.record({
      site: fc.constant(site),
      paths: fc.array(malformedPaths(site), { minLength: 40, maxLength: 40 }),
      from: hosts,
    }),
  );
  let redirects = 0;
  fc.assert(
    fc.property(requests, ({ site, paths, from }) => {
      for (const path of paths) {
        const found = resolveRequest(site, from, path);
        if (found.kind !== 'redirect') continue;
        redirects += 1;
        const target = new URL(found.location, site.url);
        expect(target.origin).toBe(site.url);
        expect(found.location).toMatch(/^(https:\/\/plaza\.example)?\/(?![/\\])[\x21-\x7e]*$/);
        const next = resolveRequest(site, target.host, target.pathname + target.search);
        expect(next.kind).toBe('page');
      }
    }),
    { numRuns: 500 },
  );
  expect(redirects).toBeGreaterThan(1000);
}, 60_000);
