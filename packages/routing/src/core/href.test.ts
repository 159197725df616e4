import { describe, expect, test } from 'vitest';
import type { RoutedSite } from '../model/route.ts';
import { alternates } from './alternates.ts';
import { defineRoutes } from './define-routes.ts';
import { defineSite } from './define-site.ts';
import { absoluteHref, href, type LinkTarget } from './href.ts';
import { multiSite, spanishConfig } from './sites.test.support.ts';

const links: [LinkTarget, string][] = [
  [{ path: '/', locale: 'es-ES' }, '/'],
  [{ path: '/', locale: 'sv-SE' }, '/se/'],
  [{ pageType: 'Contact', locale: 'es-ES' }, '/contactanos/'],
  [{ pageType: 'Contact', locale: 'en-ES' }, '/es-en/contact/'],
  [{ pageType: 'Contact', locale: 'sv-SE', hash: 'karta över' }, '/se/kontakt/#karta%20%C3%B6ver'],
  [{ path: '/lp/', locale: 'es-ES', query: { amount: '100' } }, '/lp/?amount=100'],
  [{ path: '/lp/', locale: 'es-ES', query: { a: ['1', '&2'], b: '' } }, '/lp/?a=1&a=%262&b='],
  [{ path: '/lp/', locale: 'es-ES', query: {}, hash: '' }, '/lp/'],
  [{ path: '/lp/', locale: 'es-ES', page: 1 }, '/lp/'],
  [{ pageType: 'Contact', locale: 'sv-SE', page: 2, hash: 'a' }, '/se/kontakt/2/#a'],
];

describe('§2.2 a link', () => {
  test.each(links)('§2.2 to %j is %s', (target, link) => {
    expect(href(multiSite, target)).toBe(link);
    expect(absoluteHref(multiSite, target)).toBe(`https://plaza.example${link}`);
  });

  test.each<[LinkTarget, string]>([
    [{ pageType: 'CookiePolicy', locale: 'sv-SE' }, 'sv-SE has no route of page type CookiePolicy'],
    [{ path: '//evil.example', locale: 'sv-SE' }, "sv-SE has no route of path '//evil.example'"],
    [{ path: '/', locale: 'pl-PL' }, 'Could not find country details for locale pl-PL'],
  ])('§8 to %j throws', (target, message) => {
    expect(() => href(multiSite, target)).toThrow(message);
  });
});

describe('the literal paths and page types of a site', () => {
  const locale = 'es-ES';
  const site = defineRoutes(defineSite(spanishConfig), [
    { path: '/', pageType: 'ProductListStatic', locale },
    { path: '/lp/', pageType: 'ProductList', locale },
  ]);

  test('compile', () => {
    expect(href(site, { path: '/lp/', locale })).toBe('/lp/');
    expect(href(site, { pageType: 'ProductList', locale })).toBe('/lp/');
    expect(absoluteHref(site, { path: '/', locale })).toBe('https://olivar.example/');
    expect(alternates(site, { path: '/lp/', locale })).toEqual([]);
  });

  test('do not compile for another path or page type', () => {
    // @ts-expect-error a path of no route
    expect(() => href(site, { path: '/lp', locale })).toThrow("'/lp'");
    // @ts-expect-error a page type of no route
    expect(() => href(site, { pageType: 'Contact', locale })).toThrow('Contact');
    // @ts-expect-error a path of no route
    expect(() => absoluteHref(site, { path: '/contact/', locale })).toThrow("'/contact/'");
    // @ts-expect-error a path of no route
    expect(() => alternates(site, { path: '/contact/', locale })).toThrow("'/contact/'");
  });

  test('are any for code that works with every site', () => {
    const anySite: RoutedSite = site;
    expect(() => href(anySite, { path: '/contact/', locale })).toThrow("'/contact/'");
  });
});
