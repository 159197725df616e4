import { href, sitePages } from '@plaza/routing';
import { describe, expect, it } from 'vitest';
import { defineSite, type RouteTable, type SiteConfig } from './define-site.ts';

const locale = 'es-ES';
const Screen = () => null;
const consent = { refuseAll: true } satisfies SiteConfig['consent'];
const tracking = { persist: 'with-consent' } satisfies SiteConfig['tracking'];
const define = (routes: RouteTable, more: Partial<SiteConfig> = {}) =>
  defineSite({
    id: 101,
    url: 'https://olivar.example',
    displayName: 'Olivar',
    productType: 1,
    countries: [{ id: 13, locale, phoneCode: '34', currency: { name: 'EUR' } }],
    routes,
    ...more,
  });

describe('§2.1, §3.3 defineSite', () => {
  it('returns countries, routes, consent and tracking as configured', () => {
    const rows: RouteTable = [{ path: '/lp/', pageType: 'ProductList', locale }];
    const { site, ...policy } = define(rows, { consent, tracking });
    expect(policy).toEqual({ consent, tracking });
    expect([...sitePages(site)].map(({ path }) => path)).toEqual(['/lp/']);
    expect(define(rows)).not.toHaveProperty('consent');
  });

  it('applies the checks of routing', () => {
    expect(() => define([], { url: 'olivar' })).toThrow('url');
    expect(() => define([{ path: 'lp', pageType: 'ProductList', locale }])).toThrow('routes[0]');
  });

  it('rejects a row with an unknown screen and lists the available screens', () => {
    const row = { path: '/a/', pageType: 'Survey', locale } as const;
    expect(() => define([{ ...row, screen: 'frontpage' as 'document' }])).toThrow(
      /^routes\[0\]\.screen: unknown screen 'frontpage': name one of about, accessibility, /,
    );
    expect(() => define([{ ...row, screen: async () => ({ Screen }) }])).not.toThrow();
  });

  it('knows the paths and page types of its routes at compile time', () => {
    const routes = [
      { path: '/', pageType: 'ProductListStatic', locale },
      { path: '/lp/', pageType: 'ProductList', locale },
    ] as const satisfies RouteTable;
    const settings = { id: 101, url: 'https://olivar.example', displayName: 'Olivar' } as const;
    const { site } = defineSite({ ...settings, productType: 1, countries: ['ES'], routes });
    expect(href(site, { path: '/lp/', locale })).toBe('/lp/');
    // @ts-expect-error a path of no route
    expect(() => href(site, { path: '/contacto/', locale })).toThrow("'/contacto/'");
    // @ts-expect-error a page type of no route
    expect(() => href(site, { pageType: 'Contact', locale })).toThrow('Contact');
  });
});
