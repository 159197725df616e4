import { describe, expect, test } from 'vitest';
import type { RouteRow } from '../model/route.ts';
import type { SiteConfig } from '../model/site.ts';
import { defineRoutes } from './define-routes.ts';
import { defineSite } from './define-site.ts';
import { findPage } from './find-page.ts';
import { pathOf } from './href.ts';
import {
  country,
  multiConfig,
  multiSite,
  prefixedSite,
  spanishConfig,
  spanishSite,
} from './sites.test.support.ts';

const locale = 'es-ES';
const basic: RouteRow = { path: '/x/', pageType: 'Basic', locale };

function define(rows: readonly RouteRow[], config: SiteConfig = spanishConfig) {
  return defineRoutes(defineSite(config), rows);
}

describe('§3.1 a route', () => {
  test('§3.1 carries locale, page type and an empty list of extended page types', () => {
    const [route] = define([basic]).routes;
    expect(route).toMatchObject({
      ...basic,
      extendedPageTypes: [],
      runtime: 'none',
      middleware: [],
    });
    expect(Object.isFrozen(route)).toBe(true);
  });

  test('§2.1 keeps the screen of its row', () => {
    const [route] = define([{ ...basic, screen: 'document' }]).routes;
    expect(route?.screen).toBe('document');
  });
});

describe('§2.4 the path of a page type', () => {
  test.each([
    ['ProductListStatic', 'es-ES', '/'],
    ['CookiePolicy', 'es-ES', '/politica-de-cookies/'],
    ['Contact', 'en-ES', '/contact/'],
    ['Contact', 'sv-SE', '/kontakt/'],
    ['CookiePolicy', 'sv-SE', undefined],
    ['Contact', 'pl-PL', undefined],
  ] as const)('§2.4 %s in %s is %s', (pageType, ofLocale, path) => {
    expect(pathOf(multiSite, pageType, ofLocale)).toBe(path);
    expect(multiSite.paths[ofLocale]?.[pageType]).toBe(path);
  });

  test('§3.3 is that of the config if several routes have the type', () => {
    const rows = [basic, { ...basic, path: '/y/' }];
    const site = define(rows, { ...spanishConfig, paths: { [locale]: { Basic: '/y/' } } });
    expect(pathOf(site, 'Basic', locale)).toBe('/y/');
    expect(pathOf(define(rows), 'Basic', locale)).toBe('/x/');
  });

  test('§2.1 the Spanish site has nine routes', () => {
    expect(spanishSite.routes).toHaveLength(9);
    expect(findPage(prefixedSite, { locale, path: '/lp/' })?.path).toBe('/es/lp/');
  });
});

const faults: [problem: RegExp, rows: object[]][] = [
  [/^routes\[1\]\.path: '\/x\/' is already a route of es-ES/, [basic, basic]],
  [/^routes\[0\]\.path: 'x' is not a path in normal form/, [{ ...basic, path: 'x' }]],
  [/^routes\[0\]\.path: '\/x' is not/, [{ ...basic, path: '/x' }]],
  [/^routes\[0\]\.path: '\/\/x\/' is not/, [{ ...basic, path: '//x/' }]],
  [/^routes\[0\]\.path: '\/X\/' is not/, [{ ...basic, path: '/X/' }]],
  [/^routes\[0\]\.path: '\/\.\.\/' is not/, [{ ...basic, path: '/../' }]],
  [/^routes\[0\]\.path: '\/:id\/' is not/, [{ ...basic, path: '/:id/' }]],
  [/^routes\[0\]\.path: is too long/, [{ ...basic, path: `/${'x'.repeat(900)}/` }]],
  [/^routes\[0\]\.path: 'api' is reserved/, [{ ...basic, path: '/api/x/' }]],
  [/^routes\[0\]\.path: '\/se\/' begins with .* selects sv-SE/, [{ ...basic, path: '/se/' }]],
  [/^routes\[0\]\.path: .* selects de-DE/, [{ ...basic, path: '/de-de/x/' }]],
  [/^routes\[0\]\.pageType: unknown page type 'Nope'/, [{ ...basic, pageType: 'Nope' }]],
  [/^routes\[0\]\.extendedPageTypes: unknown/, [{ ...basic, extendedPageTypes: ['Nope'] }]],
  [/^routes\[0\]\.runtime: unknown runtime 'vue'/, [{ ...basic, runtime: 'vue' }]],
  [/^routes\[0\]\.locale: no country .* 'pl-PL'/, [{ ...basic, locale: 'pl-PL' }]],
  [
    /^routes\[0\]\.middleware: Unknown route middleware: 'auth'/,
    [{ ...basic, middleware: ['auth'] }],
  ],
  [
    /^routes: two routes of es-ES have the translationKey 'k'/,
    [
      { ...basic, translationKey: 'k' },
      { ...basic, path: '/y/', translationKey: 'k' },
    ],
  ],
];

test.each(faults)('§3.1, §8 reports an invalid row: %s', (problem, rows) => {
  expect(() => define(rows as RouteRow[], multiConfig)).toThrow(problem);
});

test('§3.3 reports a configured path without a route of that type', () => {
  const config = { ...spanishConfig, paths: { [locale]: { Contact: '/x/' } } };
  expect(() => define([basic], config)).toThrow(
    "paths.es-ES.Contact: no such route has path '/x/'",
  );
});

test('§2.2 an unprefixed path of a prefixed default country cannot select another market', () => {
  const countries = [country(13, 'es-ES', 'es'), country(1, 'sv-SE', 'se')];
  const rows: RouteRow[] = [{ ...basic, path: '/se/x/' }];
  const problem = "routes[0].path: '/se/x/' begins with the path segment that selects sv-SE";
  expect(() => define(rows, { ...spanishConfig, countries })).toThrow(problem);
});
