import { defineRoutes, type PathRow, updateIndex } from '@plaza/routing';
import { severalCountries } from '@plaza/screens/testing';
import { describe, expect, it } from 'vitest';
import { createSitemaps } from './create-sitemaps.ts';

const row: PathRow = {
  ...{ path: '/lp/', pageType: 'ProductList', locale: 'es-ES', folder: 'pages', id: 'lp' },
  ...{ translationKey: 'pages:lp', updatedAt: '2026-11-20T09:00:00Z', noIndex: false, title: 'LP' },
};

type Setting = { readonly hidden?: boolean; readonly productsWithheld?: readonly string[] };

let sites = 990;

function setting({ hidden = false, productsWithheld }: Setting = {}) {
  const rows = severalCountries.routes.map((route) => ({ ...route, middleware: ['gate'] }));
  const middleware = { gate: () => !hidden };
  const config = {
    ...severalCountries,
    id: ++sites,
    paths: {},
  };
  const site = defineRoutes(config, rows, { middleware });
  updateIndex(site, [row]);
  const app = {
    site: { ...site, ...(productsWithheld && { productsWithheld }) },
    environment: { building: true, leadsServiceUrl: 'http://127.0.0.1:1' },
  };
  const rest = { contentFolder: 'none', dataFolder: 'none', log: () => {} };
  const sitemaps = createSitemaps({ ...app, ...rest } as never);
  const get = (name: string, headers: Record<string, string> = {}) =>
    sitemaps(new Request('http://site.invalid/', { headers }), {
      params: Promise.resolve({ name }),
    });
  return { site, get };
}

describe('the route of the sitemap', () => {
  it('§1 answers with the index and its files, and with nothing else', async () => {
    const { get } = setting();
    expect(await (await get('sitemap.xml')).text()).toContain('/sitemap-es-ES.xml</loc>');
    expect(await (await get('sitemap-es-ES.xml')).text()).toContain('/es/lp/</loc>');
    for (const name of ['sitemap-sv-SE.xml', 'sitemap-es-ES-2.xml', 'sitemap-xx-XX.xml', 'a'])
      expect([name, (await get(name)).status]).toEqual([name, 404]);
  });

  it('leaves its coding to Next, and repeats nothing to a crawler that has it', async () => {
    const { get } = setting();
    const first = await get('sitemap-es-ES.xml', { 'accept-encoding': 'br, gzip' });
    expect(first.headers.get('content-encoding')).toBeNull();
    expect(await first.text()).toMatch(/^<\?xml /);
    const etag = first.headers.get('etag') ?? '';
    expect((await get('sitemap-es-ES.xml', { 'if-none-match': etag })).status).toBe(304);
  });

  it('§1 has a change of the index at once', async () => {
    const { get, site } = setting();
    const before = (await get('sitemap-es-ES.xml')).headers.get('etag');
    updateIndex(site, [{ ...row, updatedAt: '2026-11-22T09:00:00Z' }]);
    const after = await get('sitemap-es-ES.xml');
    expect(after.headers.get('etag')).not.toBe(before);
    expect(await after.text()).toContain('2026-11-22T09:00:00Z');
  });

  it('§2.1 lists no list without products', async () => {
    const { get } = setting({ productsWithheld: ['es-ES'] });
    expect(await (await get('sitemap.xml')).text()).not.toContain('<loc>');
  });

  it('§2.1 lists no page that its middleware hides', async () => {
    const { get } = setting({ hidden: true });
    expect(await (await get('sitemap.xml')).text()).not.toContain('<loc>');
  });
});
