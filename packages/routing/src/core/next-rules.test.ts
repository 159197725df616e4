import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RoutedSite } from '../model/route.ts';
import { defineRoutes } from './define-routes.ts';
import { type Ending, followRules } from './next-matcher.test.support.ts';
import { toRedirects, toRewrites } from './next-rules.ts';
import { resolveRequest } from './resolve-request.ts';
import { everyPage, malformedPaths, sites } from './site-arbitraries.test.support.ts';
import {
  contentRow,
  multiSite,
  prefixedSite,
  spanishRows,
  spanishSite,
} from './sites.test.support.ts';
import { updateIndex } from './update-index.ts';

const taken =
  '(?!(?:es-ES|api|consent-dialog|error-pages|files|go|_next|_not-found|404|500)(?:/|$)).*';

describe('§2.2 the rules for Next', () => {
  test('§2.1 do not grow with the pages of a site', () => {
    const [source] = toRewrites(spanishSite).slice(1);
    expect(source).toEqual({ source: `/:path(${taken})/`, destination: '/es-ES/:path' });
    const large = defineRoutes(spanishSite, spanishRows);
    const rows = Array.from({ length: 1000 }, (_, index) => contentRow(`/guia-${index}/`));
    updateIndex(large, rows);
    expect(toRewrites(large)).toEqual(toRewrites(spanishSite));
    expect(toRedirects(large)).toEqual(toRedirects(spanishSite));
    expect(toRedirects(spanishSite)).toHaveLength(2);
  });

  test('§2.2 one rewrite for each prefix', () => {
    const prefixed = toRewrites(multiSite).filter(({ source }) => source.endsWith('/:path*/'));
    expect(prefixed).toEqual([
      { source: '/es-en/:path*/', destination: '/en-ES/:path*' },
      { source: '/se/:path*/', destination: '/sv-SE/:path*' },
      { source: '/es-mx/:path*/', destination: '/es-MX/:path*' },
      { source: '/de/:path*/', destination: '/de-DE/:path*' },
    ]);
  });

  test('§2.2 redirects for host aliases, internal prefixes and the default country', () => {
    const permanent = true;
    const has = [{ type: 'host', value: 'www\\.plaza\\.example' }];
    const redirects = toRedirects(prefixedSite);
    expect(redirects.slice(0, 4)).toEqual([
      { source: '/:path*/', has, destination: 'https://plaza.example/:path*/', permanent },
      { source: '/es-ES/:path*/', destination: '/es/:path*/', permanent },
      { source: '/sv-SE/:path*/', destination: '/se/:path*/', permanent },
      { source: '/', destination: '/es/', permanent },
    ]);
    expect(redirects).toHaveLength(5);
  });

  test('leave what the app has besides pages to the app', () => {
    const rewrites = toRewrites(spanishSite, { ownSegments: ['about', 'a.b'] });
    expect(rewrites[1]?.source).toContain('|500|about|a\\.b)');
  });
});

/** The final result of `resolveRequest`. */
function follow(site: RoutedSite, host: string, path: string): Ending {
  const found = resolveRequest(site, host, path);
  if (found.kind === 'notFound') return { kind: 'notFound' };
  if (found.kind === 'redirect') {
    const target = new URL(found.location, `https://${host}`);
    return follow(site, target.host, target.pathname);
  }
  return { kind: 'page', internalPath: found.internalPath, url: `https://${host}${found.path}` };
}

const endless = { markets: { min: 1, max: 6 }, paths: { min: 1, max: 8 } };
const cases = sites(endless).chain((site) =>
  fc.record({
    site: fc.constant(site),
    host: fc.constantFrom('plaza.example', 'www.plaza.example'),
    paths: fc.array(
      malformedPaths(site).map((path) => `/${path}`),
      { minLength: 40, maxLength: 40 },
    ),
  }),
);

test('§2.2 the rules for Next agree with resolveRequest', () => {
  let pages = 0;
  fc.assert(
    fc.property(cases, ({ site, host, paths }) => {
      const byRules = followRules(site);
      for (const request of [...paths, ...everyPage(site).map((page) => page.path)]) {
        const path = request.replace(/[?#].*$/s, '');
        const expected = follow(site, host, path);
        const ending = byRules(host, path);
        if (ending.kind === 'page') pages += 1;
        expect({ path, ...ending }).toEqual({ path, ...expected });
      }
    }),
    { numRuns: 300 },
  );
  expect(pages).toBeGreaterThan(1000);
}, 60_000);
