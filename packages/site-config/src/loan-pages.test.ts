import { expect, expectTypeOf, it } from 'vitest';
import { defineSite } from './define-site.ts';
import { loanPages } from './loan-pages.ts';

const paths = {
  amounts: { path: '/{amount}-pesos/', of: [1000, 3000] },
  landing: '/lp/',
  contact: '/contacto/',
  policies: { privacy: '/aviso/', cookies: '/cookies/' },
};

it('§2.1 returns the rows of a loan site in one locale', () => {
  expect(loanPages('es-MX', paths).map(({ path, pageType }) => `${path} ${pageType}`)).toEqual([
    '/ ProductListStatic',
    '/1000-pesos/ ProductListStatic',
    '/3000-pesos/ ProductListStatic',
    '/lp/ ProductList',
    '/contacto/ Contact',
    '/aviso/ PrivacyPolicy',
    '/cookies/ CookiePolicy',
  ]);
  expect(loanPages('es-MX', { policies: { privacy: '/a/', cookies: '/b/' } })).toHaveLength(3);
});

it('§2.2 pairs the pages of several locales, except those of an amount', () => {
  const { site } = defineSite({
    id: 310,
    url: 'https://jacaranda.example',
    displayName: 'Jacaranda',
    productType: 1,
    countries: ['MX', 'PL'],
    routes: [
      ...loanPages('es-MX', paths),
      ...loanPages('pl-PL', {
        ...paths,
        amounts: { path: '/{amount}-zlotych/', of: [1000] },
        contact: '/kontakt/',
      }),
    ],
  });
  const keysOf = (locale: string) =>
    site.routes.filter((route) => route.locale === locale).map((route) => route.translationKey);
  const shared = keysOf('es-MX').filter((key) => keysOf('pl-PL').includes(key));
  expect(shared).toEqual(['front', 'landing', 'contact', 'privacy', 'cookies']);
});

it('types the literal paths and page types', () => {
  const rows = loanPages('es-MX', {
    amounts: { path: '/{amount}-pesos/', of: [1000, 3000] },
    contact: '/contacto/',
    policies: { privacy: '/aviso/', cookies: '/cookies/' },
  });
  type Row = (typeof rows)[number];
  expectTypeOf<Row['path']>().toEqualTypeOf<
    '/' | '/1000-pesos/' | '/3000-pesos/' | '/contacto/' | '/aviso/' | '/cookies/'
  >();
  expectTypeOf<Row['pageType']>().toEqualTypeOf<
    'ProductListStatic' | 'Contact' | 'PrivacyPolicy' | 'CookiePolicy'
  >();
  expect(rows).toHaveLength(6);
});
