import { defineSite } from '@plaza/routing';
import { expect, it } from 'vitest';
import { errorPages } from './error-pages.ts';

const base = {
  id: 75,
  url: 'https://plaza.example',
  displayName: 'Plaza',
  productType: 1,
} as const;
const spain = { id: 13, locale: 'es-ES', phoneCode: '34', currency: { name: 'EUR' } } as const;
const mexico = {
  id: 20,
  locale: 'es-MX',
  pathPrefix: 'mx',
  phoneCode: '52',
  currency: { name: 'MXN' },
} as const;

it('§2.4 each country and language has its own error page, and all other paths share one', () => {
  expect(errorPages(defineSite({ ...base, countries: [spain] }), 'server-error')).toEqual({
    '/': '/error-pages/es-ES/server-error',
  });
  const pages = errorPages(defineSite({ ...base, countries: [spain, mexico] }), 'not-found');
  expect(pages['/']).toBe('/error-pages/es-ES/not-found');
  expect(pages['/mx']).toBe('/error-pages/es-MX/not-found');
});
