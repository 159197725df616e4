import { searchPath } from '@plaza/screens';
import { describe, expect, it } from 'vitest';
import { sharedEnvironment } from '../environment/fixtures.ts';
import { findSite } from '../environment/site-apps.ts';

const platform = await findSite('platform');
const { site } = platform.config;
const environment = sharedEnvironment(platform);

/** The answer to a search in a language, as a browser without JavaScript gets it. */
async function search(locale: string, query: string) {
  const path = searchPath(site, locale);
  const answer = await fetch(`${environment().site}${path}?${new URLSearchParams({ q: query })}`);
  const html = await answer.text();
  const results = /<section[^>]* data-search-results[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';
  const list = /<ol[\s\S]*?<\/ol>/.exec(results)?.[0] ?? '';
  const links = [...list.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, address]) => address ?? '');
  return { answer, html, results, links };
}

describe('§3.4 the search of a locale', () => {
  // The same article is found in its own language, whatever accents, endings or slips were typed.
  it.each([
    ['es-ES', 'interes'],
    ['es-MX', 'préstamo'],
    ['sv-SE', 'ranta'],
    ['de-DE', 'Zinsen'],
    ['pl-PL', 'kredytu'],
    ['fi-FI', 'laina'],
    ['ro-RO', 'dobanda'],
    ['nb-NO', 'lån'],
  ])('%s finds pages for %s, none of which redirects', async (locale, query) => {
    const { answer, html, links } = await search(locale, query);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(html).toContain(`<html lang="${locale}"`);
    expect(links.length).toBeGreaterThan(0);
    const { pathPrefix } = site.marketByLocale.get(locale) ?? {};
    for (const link of links) expect(link).toMatch(new RegExp(`^/${pathPrefix}/`));
    const first = await fetch(environment().site + links[0], { redirect: 'manual' });
    expect(first.status).toBe(200);
  });

  it('says what it found nothing for, as text', async () => {
    const { answer, html, results, links } = await search('es-ES', 'zxqv <b>');
    expect(answer.status).toBe(200);
    expect(links).toEqual([]);
    expect(results).toContain('zxqv &lt;b&gt;');
    expect(html).not.toContain('<b>');
  });
});
