import { describe, expect, test } from 'vitest';
import { absoluteHref, href, type LinkTarget } from './href.ts';
import { multiSite } from './sites.test.support.ts';

const links: [LinkTarget, string][] = [
  [{ path: '/', locale: 'es-ES' }, '/'],
  [{ path: '/', locale: 'sv-SE' }, '/se/'],
  [{ pageType: 'Contact', locale: 'es-ES' }, '/contactanos/'],
  [{ pageType: 'Contact', locale: 'en-ES' }, '/es-en/contact/'],
  [{ pageType: 'Contact', locale: 'sv-SE', hash: 'karta över' }, '/se/kontakt/#karta%20%C3%B6ver'],
  [{ path: '/lp/', locale: 'es-ES', query: { amount: '100' } }, '/lp/?amount=100'],
  [{ path: '/lp/', locale: 'es-ES', query: { a: ['1', '&2'], b: '' } }, '/lp/?a=1&a=%262&b='],
  [{ path: '/lp/', locale: 'es-ES', query: {}, hash: '' }, '/lp/'],
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
