import { expect, it } from 'vitest';
import { testPages } from './test-pages.ts';

const origin = 'http://127.0.0.1:3600';
const loc = (path: string) => `<loc>https://jacaranda.example${path}</loc>`;

/** Answers of a site by path; any other is a 404. */
const siteOf =
  (files: Readonly<Record<string, string>>, status = 404) =>
  async (url: string) => {
    const text = files[url.slice(origin.length)];
    return text === undefined ? new Response('', { status }) : new Response(text);
  };

it('§2.4 requests every page of each list of the sitemap, and an unknown path', async () => {
  const site = siteOf({
    '/sitemap.xml': `<sitemapindex>${loc('/files/one.xml')}${loc('/files/two.xml')}</sitemapindex>`,
    '/files/one.xml': `<urlset>${loc('/')}${loc('/mx/')}</urlset>`,
    '/files/two.xml': `<urlset>${loc('/pl/')}${loc('/gone/')}</urlset>`,
    '/': '<h1>Loans</h1>',
    '/mx/': '<h1>Préstamos</h1>',
    '/pl/': '<p>Pożyczki</p>',
  });
  expect(await testPages(origin, site)).toEqual({
    pages: 4,
    issues: ['/pl/ has no heading <h1>.', '/gone/ answered 404, not 200.'],
  });
});

it('§2.2 reports a site that answers an unknown path, and one without a sitemap', async () => {
  const { issues } = await testPages(origin, siteOf({}, 500));
  expect(issues).toEqual([
    '/sitemap.xml names no page.',
    '/not_a_page/, which is no page, answered 500, not 404.',
  ]);
});
