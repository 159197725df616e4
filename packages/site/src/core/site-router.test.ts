import { type CountryCode, countryTable, defineRoutes, defineSite } from '@plaza/routing';
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
