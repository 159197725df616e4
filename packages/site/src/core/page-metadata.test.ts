import type { Page } from '@plaza/content-client';
import { defineRoutes, defineSite } from '@plaza/routing';
import { describe, expect, it } from 'vitest';
import { matchParams, staticParams } from './match-params.ts';
import { pageMetadata, problemMetadata } from './page-metadata.ts';

const site = defineRoutes(
  defineSite({
    id: 75,
    url: 'https://platform.example',
    displayName: 'Plataforma',
    productType: 1,
    countries: [
      { id: 13, locale: 'es-ES', pathPrefix: 'es', phoneCode: '34', currency: { name: 'EUR' } },
      { id: 1, locale: 'sv-SE', pathPrefix: 'se', phoneCode: '46', currency: { name: 'SEK' } },
    ],
  }),
  [
    { path: '/contactanos/', pageType: 'Contact', locale: 'es-ES' },
    { path: '/kontakt/', pageType: 'Contact', locale: 'sv-SE' },
    { path: '/lp/', pageType: 'ProductList', locale: 'es-ES' },
  ],
);
const meta = { title: 'T', description: 'D', noIndex: false, noFollow: false };
const content = { page: { meta, heading: 'H' } as Page, warning: 'W' };

function match(locale: string, path: string) {
  const found = matchParams(site, { locale, path: [path] });
  if (!found) throw new Error(`no page ${path}`);
  return found;
}

describe('§2.4 the head of a page', () => {
  it('has title, description, robots, canonical and every language', () => {
    expect(pageMetadata(site, match('es-ES', 'contactanos'), content)).toMatchObject({
      title: 'T',
      description: 'D',
      robots: { index: true, follow: true },
      alternates: {
        canonical: 'https://platform.example/es/contactanos/',
        languages: {
          'es-ES': 'https://platform.example/es/contactanos/',
          'sv-SE': 'https://platform.example/se/kontakt/',
          'x-default': 'https://platform.example/es/contactanos/',
        },
      },
      openGraph: { locale: 'es_ES', siteName: 'Plataforma' },
    });
  });

  it('names no languages for a page that has one, and keeps robots out when content says so', () => {
    const page = { ...content.page, meta: { ...meta, noIndex: true, noFollow: true } };
    const head = pageMetadata(site, match('es-ES', 'lp'), { ...content, page });
    expect(head.alternates).not.toHaveProperty('languages');
    expect(head.robots).toMatchObject({ index: false, follow: false });
  });

  it('of an error page says what happened, and that nobody keeps it', () => {
    expect(problemMetadata(site, 'No está')).toMatchObject({
      title: 'No está | Plataforma',
      robots: { index: false, follow: false },
    });
  });
});

describe('§2.2 the parameters of the catch-all page', () => {
  it('name every page of the site, and only those', () => {
    const all = staticParams(site);
    expect(all).toHaveLength(3);
    for (const params of all) expect(matchParams(site, params)?.locale).toBe(params.locale);
    expect(matchParams(site, { locale: 'sv-SE', path: ['lp'] })).toBeUndefined();
    expect(matchParams(site, { locale: 'es-ES' })).toBeUndefined();
    expect(matchParams(site, { locale: '__proto__', path: ['constructor'] })).toBeUndefined();
  });
});
