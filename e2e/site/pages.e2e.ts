import { installAxe, runAxe } from '@plaza/testing/browser';
import type { Browser } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { localSettings, pageRow } from '../../packages/routing/src/index.ts';
import {
  brandViews,
  emulateView,
  findOverflow,
  type View,
} from '../environment/audit-accessibility.ts';
import { findBrokenFigures } from '../environment/find-broken-figures.ts';
import { type Head, readOpenHead } from '../environment/read-head.ts';
import { readPicture } from '../environment/read-picture.ts';
import { pagesOf } from '../environment/representative-pages.ts';
import type { TestEnvironment } from '../environment/test-environment.ts';
import { visitorsOfPage } from '../environment/visitors.ts';
import { describeEachSite, missingPathsOf, statusOf, testedPagesOf } from './each-site.ts';

type Visited = {
  readonly head: Head;
  readonly lang: string | null;
  readonly headings: string[];
  readonly pageErrors: string[];
  readonly findings: string[];
  readonly brokenFigures: string[];
};

/** Opens a page once, as a visitor who has refused, and collects the data for all its tests. */
async function visitPage(
  browser: Browser,
  address: string,
  views: readonly View[] = brandViews,
): Promise<Visited> {
  const { refused } = await visitorsOfPage(address);
  const context = await browser.newContext(refused);
  const page = await context.newPage();
  const pageErrors: string[] = [];
  page.on('console', (message) => pageErrors.push(message.text()));
  page.on('pageerror', (error) => pageErrors.push(error.message));
  await page.goto(address);
  const lang = await page.locator('html').getAttribute('lang');
  const headings = await page.locator('h1').allInnerTexts();
  await installAxe(page);
  const findings: string[] = [];
  for (const view of views) {
    await emulateView(page, view);
    const { violations } = await runAxe(page, view.scope);
    const all = [...violations, ...(await findOverflow(page))];
    findings.push(...all.map((finding) => `${view.name}: ${finding}`));
  }
  const brokenFigures = await findBrokenFigures(page);
  const head = await readOpenHead(page);
  await context.close();
  return { head, lang, headings, pageErrors, findings, brokenFigures };
}

/** Each brand view, with every rule of axe. */
const wholeViews = brandViews.map((view): View => ({ ...view, scope: 'all' }));

const readContent = async (
  { app, service }: TestEnvironment,
  { locale, path }: { locale: string; path: string },
) => {
  const query = new URLSearchParams({ locale, path });
  const answer = await fetch(`${service}/website/${app.config.site.id}/api/content/pages?${query}`);
  return answer.json();
};

describeEachSite('pages', ({ app, environment, browser }) => {
  const { site } = app.config;
  const onSite = (address: string) => environment().site + address.replace(site.url, '');
  const heads = new Map<string, Head>();
  const tested = testedPagesOf(app);
  const inOneLanguage = site.markets.length === 1;
  // The stories of each kind of page are tested in every view. Of a site in many languages a page
  // is tested in one view, and the next page in the next.
  const viewsOf = (path: string) => {
    const turn = tested.findIndex((page) => page.path === path) % wholeViews.length;
    return inOneLanguage ? brandViews : wholeViews.slice(turn, turn + 1);
  };

  describe.each(tested)('§2.1 $path ($locale)', ({ path, locale, route }) => {
    let visited: Visited;
    beforeAll(async () => {
      visited = await visitPage(browser(), environment().site + path, viewsOf(path));
      heads.set(path, visited.head);
    });

    it('shows the service’s content in its language', async () => {
      expect(visited.lang).toBe(locale);
      // The page of an entry has its heading; all else of it is told by the tests of its screen.
      if (route.entry && route.entry.folder !== 'pages') {
        const row = pageRow(site, { locale, path: route.path });
        return expect(visited.headings).toEqual([row?.title]);
      }
      const content = await readContent(environment(), { locale, path: route.path });
      expect(visited.head.title).toBe(content.meta.title);
      expect(visited.head.metas.description).toBe(content.meta.description);
      expect(visited.headings).toEqual([content.heading]);
    });

    it('logs nothing in the browser but its status, if that is an error', () => {
      const status = statusOf({ route });
      const logged = status === 200 ? [] : [expect.stringContaining(`${status}`)];
      expect(visited.pageErrors).toEqual(logged);
    });

    it('passes axe', () => {
      expect(visited.findings).toEqual([]);
    });

    it('breaks no amount, percentage or number across lines from 320 to 1280 px', () => {
      expect(visited.brokenFigures).toEqual([]);
    });

    it('§2.4 has its canonical URL and alternates in other languages', () => {
      const { canonical, alternates } = visited.head;
      expect(canonical).toBe(site.url + path);
      const { translationKey } = route;
      const versions = pagesOf(app).filter(
        (other) => other.route.translationKey === translationKey,
      );
      const locales = versions.map((version) => version.locale).sort();
      const languages = alternates.filter(({ hreflang }) => hreflang && hreflang !== 'x-default');
      const expected = locales.length > 1 ? locales : [];
      expect(languages.map(({ hreflang }) => hreflang).sort()).toEqual(expected);
      // That each is a page in its language is told by the crawl.
      expect(languages.map(({ href }) => href).sort()).toEqual(
        expected.length > 0 ? versions.map((version) => site.url + version.path).sort() : [],
      );
    });

    it('§9 has a share picture of its own', () => {
      const { title, metas } = visited.head;
      expect(metas).toMatchObject({
        'og:title': title,
        'og:url': site.url + path,
        'og:locale': locale.replace('-', '_'),
        'twitter:card': 'summary_large_image',
      });
      // A brand with an account shows it, and its own picture, at X.
      const { x } = localSettings(site, locale).social ?? {};
      expect(metas['twitter:site']).toBe(x);
      const brandPicture = expect.stringContaining('/files/share/brand.png');
      expect(metas['twitter:image']).toEqual(x ? brandPicture : metas['og:image']);
    });
  });

  // One is drawn as all are: drawing takes longer than everything else of a page.
  it.each(site.markets)('§9 the share pictures of $locale are of 1200×630', async ({ locale }) => {
    const { path = '' } = tested.find((page) => page.locale === locale) ?? {};
    const picture = await readPicture(onSite(heads.get(path)?.metas['og:image'] ?? ''));
    expect(picture).toMatchObject({ status: 200, type: 'image/png', size: [1200, 630] });
    expect(picture.policy).toBe('cross-origin');
  });

  // Each language's is tested without a browser, with the other answers.
  it.each(missingPathsOf(app).slice(-1))(
    '§2.2 $path is a 404 in $locale',
    async ({ path, locale }) => {
      const { lang, headings, findings, pageErrors } = await visitPage(
        browser(),
        environment().site + path,
      );
      expect({ lang, headings: headings.length, findings }).toEqual({
        ...{ lang: locale, headings: 1, findings: [] },
      });
      expect(pageErrors.filter((text) => !text.includes('404'))).toEqual([]);
    },
  );

  it('§2.4 no two pages of a locale share a title, a description or a share picture', () => {
    for (const { locale } of site.markets) {
      const own = tested.filter((page) => page.locale === locale);
      const all = own.flatMap(({ path }) => heads.get(path) ?? []);
      expect(new Set(all.map(({ title }) => title)).size).toBe(own.length);
      expect(new Set(all.map(({ metas }) => metas.description)).size).toBe(own.length);
      expect(new Set(all.map(({ metas }) => metas['og:image'])).size).toBe(own.length);
    }
  });

  it('§2.4 descriptions fit a search result', () => {
    for (const [path, { metas }] of heads) {
      const { length } = metas.description ?? '';
      expect([path, length >= 50 && length <= 160]).toEqual([path, true]);
    }
  });
});
