import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listedPages } from '@plaza/routing';
import { HtmlValidate } from 'html-validate';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPicture } from '../environment/read-picture.ts';
import { readSitemap } from '../environment/read-sitemap.ts';
import { describeEachSite, missingPathsOf, statusOf, testedPagesOf } from './each-site.ts';
import { expectStrictPolicy, expectStrictWithAnyVendors, findWeaknesses } from './page-policy.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  // A table displayed as blocks on phones loses its roles, so its markup states them.
  rules: { 'no-redundant-role': 'off' },
});

/** The validation errors of a page's HTML. */
async function findHtmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
}

/** Markup that only a page with the framework has. */
const framework = /_next\/static\/[^"]*\.js|__next_f|__next_error__|<!--\$/;

describeEachSite('answers', ({ app, environment }) => {
  const { site } = app.config;
  const get = (path: string) => fetch(environment().site + path, { redirect: 'manual' });

  /** Each page is asked for once: its first answer may have to be rendered. */
  async function read(path: string) {
    const response = await get(path);
    return { response, headers: response.headers, html: await response.text() };
  }
  const hiddenPaths = new Map<string, boolean>();

  describe.each(testedPagesOf(app))('design §3.3 $path', ({ path, locale, route }) => {
    let page: Awaited<ReturnType<typeof read>>;
    beforeAll(async () => {
      page = await read(path);
      hiddenPaths.set(path, /name="robots" content="[^"]*noindex/.test(page.html));
    });

    it('allows the chosen vendors and no weak source', () => expectStrictPolicy(app, page));

    it('would be as strict with any vendors', () => expectStrictWithAnyVendors(app, page));

    it('is finished, valid, publicly cacheable HTML in its language', async () => {
      const { response, html } = page;
      expect(response.status).toBe(statusOf({ route }));
      expect(html).toContain(`<html lang="${locale}"`);
      if (route.runtime === 'none') expect(html).not.toMatch(framework);
      expect(html).not.toMatch(/\sstyle=/);
      // The footer's link to the settings of cookies (§4.1), unless an external service has its own.
      if (app.config.consent?.mode !== 'external') expect(html).toContain('data-consent-open');
      expect(await findHtmlErrors(html)).toEqual([]);
      // An error is kept by nobody.
      const life = response.ok ? 's-maxage' : 'no-store';
      expect(response.headers.get('cache-control')).toContain(life);
      expect(response.headers.get('set-cookie')).toBeNull();
      expect(response.headers.get('x-powered-by')).toBeNull();
    });
  });

  it.each(missingPathsOf(app))('§2.2, §8 $path is a finished 404', async ({ path, locale }) => {
    for (const hit of ['first', 'second']) {
      const page = await read(path);
      const { response, html } = page;
      expect([hit, response.status]).toEqual([hit, 404]);
      expectStrictPolicy(app, page);
      if (hit === 'first') expectStrictWithAnyVendors(app, page);
      expect(html).toContain(`<html lang="${locale}"`);
      expect(html).not.toMatch(framework);
      // The languages of the page differ in texts alone.
      const isRead = hit === 'first' && locale === site.markets.at(-1)?.locale;
      if (isRead) expect(await findHtmlErrors(html)).toEqual([]);
    }
  });

  it('§2.4 sitemap.xml lists exactly the indexable pages', async () => {
    const { index, files } = await readSitemap(environment().site);
    expect(index.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect([...files.keys()].sort()).toEqual(
      site.markets.map(({ locale }) => `/sitemap-${locale}.xml`).sort(),
    );
    const listed = [...[...files.values()].join('').matchAll(/<loc>([^<]+)<\/loc>/g)];
    // What the index lets search engines read, which the pages that stand for the site say as well.
    const indexable = site.markets.flatMap(({ locale }) => [...listedPages(site, locale)]);
    expect(listed.map(([, address]) => address).sort()).toEqual(
      indexable.map(({ url }) => url).sort(),
    );
    const addresses = new Set(indexable.map(({ url }) => url));
    expect(hiddenPaths.size).toBe(testedPagesOf(app).length);
    for (const [path, isHidden] of hiddenPaths)
      expect([path, isHidden]).toEqual([path, !addresses.has(site.url + path)]);
  });

  it('the Edge build uses no Node modules', () => {
    const folder = join(app.folder, '.next/server/edge');
    const sources = globSync('**/*.js', { cwd: folder });
    expect(sources).not.toEqual([]);
    for (const file of sources)
      expect(readFileSync(join(folder, file), 'utf8'), file).not.toMatch(/\bnode:[a-z]/);
  });

  it('robots.txt names the sitemap and disallows only the API and offers', async () => {
    const response = await get('/robots.txt');
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await response.text()).toBe(
      `User-agent: *\nDisallow: /api/\nDisallow: /go/\nDisallow: /*/go/\n\nSitemap: ${site.url}/sitemap.xml\n`,
    );
  });

  it('icons of the manifest and the pages exist in the stated size', async () => {
    const response = await get('/manifest.webmanifest');
    expect(response.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    const manifest = await response.json();
    expect(manifest).toMatchObject({ name: site.displayName });
    expect(site.markets.map(({ locale }) => locale)).toContain(manifest.lang);
    expect((await get(manifest.start_url)).status).toBe(200);
    const pngs = manifest.icons.filter(({ type }: { type: string }) => type === 'image/png');
    expect(pngs.length).toBeGreaterThan(0);
    for (const { src, sizes } of [...pngs, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
      const { status, type, size } = await readPicture(environment().site + src);
      expect([src, status, type, size.join('x')]).toEqual([src, 200, 'image/png', sizes]);
    }
    expect((await get('/icon.svg')).headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    expect((await get('/favicon.ico')).headers.get('content-type')).toBe('image/x-icon');
  });
});

it('design §3.3 the check of policies finds a host that allows any script', () => {
  const policy = "default-src 'none'; script-src 'self' https://ajax.googleapis.com";
  expect(findWeaknesses(policy).join()).toMatch(/ajax\.googleapis\.com.*bypass/);
  expect(findWeaknesses("script-src 'unsafe-inline'")).not.toEqual([]);
});
