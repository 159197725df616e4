import { alternates, homePath } from '@plaza/routing';
import { describe, expect, it } from 'vitest';
import { allMatches, severalCountries as site } from '../testing/index.ts';
import { countryLinks } from './country-links.ts';

describe('§2.2 the links to other countries', () => {
  it.each(allMatches(site))('lead from $path to its versions, else home', (match) => {
    const { locale, route } = match;
    const links = countryLinks(site, locale, match);
    const versions = alternates(site, { locale, path: route.path });
    for (const link of links) {
      const version = versions.find(({ hreflang }) => hreflang === link.locale);
      const home = homePath(site, link.locale);
      const expected = link.locale === locale ? match.path : home;
      expect(site.url + link.href).toBe(version?.href ?? site.url + expected);
    }
    expect(links.filter(({ current }) => current).map((link) => link.locale)).toEqual([locale]);
    expect(new Set(links.map(({ name }) => name)).size).toBe(links.length);
  });

  it('lead home from an error page, and name each country in its own language', () => {
    const links = countryLinks(site, 'es-ES');
    expect(links.map(({ href, locale }) => [locale, href])).toEqual(
      links.map(({ locale }) => [locale, homePath(site, locale)]),
    );
    expect(links.find(({ locale }) => locale === 'es-ES')?.name).toMatch(/^España/);
  });
});
