import { expect, test } from 'vitest';
import { alternates } from './alternates.ts';
import { defineRoutes } from './define-routes.ts';
import { defineSite } from './define-site.ts';
import { multiConfig, multiSite, spanishSite } from './sites.test.support.ts';

const origin = 'https://plaza.example';

test('§2.4 the versions of a page are found by page type, and x-default is the default country', () => {
  expect(alternates(multiSite, { path: '/kontakt/', locale: 'sv-SE' })).toEqual([
    { hreflang: 'es-ES', href: `${origin}/contactanos/` },
    { hreflang: 'en-ES', href: `${origin}/es-en/contact/` },
    { hreflang: 'sv-SE', href: `${origin}/se/kontakt/` },
    { hreflang: 'x-default', href: `${origin}/contactanos/` },
  ]);
});

test('§2.4 pages with a shared page type are found by path', () => {
  const found = alternates(multiSite, { path: '/100-euros/', locale: 'es-ES' });
  expect(found.map(({ href }) => href)).toEqual([
    `${origin}/100-euros/`,
    `${origin}/es-en/100-euros/`,
    `${origin}/100-euros/`,
  ]);
});

test('§2.4 or by a shared translation key, without x-default if the default country has no version', () => {
  const row = { pageType: 'Post', translationKey: 'post 1' } as const;
  const site = defineRoutes(defineSite(multiConfig), [
    { ...row, path: '/lan/', locale: 'sv-SE' },
    { ...row, path: '/kredit/', locale: 'de-DE' },
  ]);
  expect(alternates(site, { path: '/lan/', locale: 'sv-SE' })).toEqual([
    { hreflang: 'sv-SE', href: `${origin}/se/lan/` },
    { hreflang: 'de-DE', href: `${origin}/de/kredit/` },
  ]);
});

test('§2.4 a page in one language has no alternates', () => {
  expect(alternates(spanishSite, { path: '/lp/', locale: 'es-ES' })).toEqual([]);
  expect(alternates(multiSite, { pageType: 'About', locale: 'sv-SE' })).toEqual([]);
});
