import { createRequire } from 'node:module';
import {
  defineRoutes,
  defineSite,
  findInternalPage,
  type RoutedSite,
  resolveRequest,
} from '@plaza/routing';
import fc from 'fast-check';
import { buildCustomRoute } from 'next/dist/lib/build-custom-route.js';
import { describe, expect, it } from 'vitest';
import { nextRouting } from './next-routing.ts';

// Next's bundled copy has no types.
const { compile, pathToRegexp } = createRequire(import.meta.url)(
  'next/dist/compiled/path-to-regexp',
);

const oneCountry = defineRoutes(
  defineSite({
    id: 101,
    url: 'https://olivar.example',
    displayName: 'Olivar',
    productType: 1,
    countries: [{ id: 13, locale: 'es-ES', phoneCode: '34', currency: { name: 'EUR' } }],
  }),
  ['/', '/100-euros/', '/lp/', '/a/b/'].map((path) => ({
    path,
    pageType: path === '/' ? 'ProductListStatic' : 'ProductList',
    locale: 'es-ES',
  })),
);

const isInternal = (path: string) => /^\/[a-z]{2}-[A-Z]{2}(\/|$)/.test(path);

/** The result of Next's own matching code, and of the page that it leads to. */
async function answer(site: RoutedSite, path: string): Promise<string> {
  const { redirects, rewrites } = nextRouting(site);
  for (const rule of await redirects()) {
    const location = apply('redirect', rule, path);
    if (location) return `308 ${location}`;
  }
  for (const rule of await rewrites()) {
    const internal = apply('rewrite', rule, path);
    if (!internal) continue;
    return !isInternal(internal) || findInternalPage(site, `${internal}/`) ? internal : '404';
  }
  return '404';
}

function apply(
  type: 'redirect' | 'rewrite',
  { source, destination }: { source: string; destination: string },
  path: string,
): string | undefined {
  const rule = { source, destination, permanent: true } as never;
  const { regex } = buildCustomRoute(type as never, rule);
  const match = new RegExp(regex).exec(path);
  if (!match) return undefined;
  const keys: { name: string }[] = [];
  pathToRegexp(source, keys);
  const values = keys.map(({ name }, index) => [name, match[index + 1]]);
  const parameters = Object.fromEntries(
    values.map(([name, value]) => [name, /\*/.test(destination) ? value?.split('/') : value]),
  );
  return compile(destination, { validate: false })(parameters).replace(/(.)\/$/, '$1') || '/';
}

describe('design §3.1: Next applies the rules of resolveRequest', () => {
  it.each([
    ['/', '/es-ES'],
    ['/lp/', '/es-ES/lp'],
    ['/a/b/', '/es-ES/a/b'],
    ['/es-ES/lp/', '308 /lp'],
    ['/es-ES/', '308 /'],
    ['/lp', '308 /lp'],
    ['/a/b', '308 /a/b'],
    ['/nope/', '404'],
    ['/robots.txt', '/files/robots.txt'],
    ['/icon-512.png', '/files/icon-512.png'],
    ['/humans.txt', '404'],
    ['/api/impression', '404'],
    ['/api/content/pages', '404'],
    ['/api', '404'],
    ['/_next/static/x', '404'],
  ])('%s → %s', async (path, expected) => {
    expect(await answer(oneCountry, path)).toBe(expected);
  });

  it('resolves the same paths to the same pages as resolveRequest', async () => {
    const word = fc.constantFrom('lp', 'a', 'b', '100-euros', 'es-ES', 'LP', 'x', '%6cp', 'lp.txt');
    const paths = fc
      .tuple(fc.array(word, { maxLength: 3 }), fc.boolean())
      .map(([words, slash]) => `/${words.join('/')}${slash && words.length > 0 ? '/' : ''}`);
    await fc.assert(
      fc.asyncProperty(paths, async (path) => {
        const resolved = resolveRequest(oneCountry, null, path);
        const answered = await answer(oneCountry, path);
        const page = resolved.kind === 'page' ? resolved.internalPath : undefined;
        expect(/^(308|404)/.test(answered) ? undefined : answered).toBe(page);
      }),
      { numRuns: 500 },
    );
  });
});
