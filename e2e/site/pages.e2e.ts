import { localSettings, pageRow } from '@plaza/routing';
import { installAxe, runAxe } from '@plaza/testing/browser';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandViews, emulateView } from '../environment/audit-accessibility.ts';
import { findLayoutFaults } from '../environment/find-layout-faults.ts';
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
  /** The scripts of the page, sorted. */
  readonly scripts: string;
  readonly pageErrors: string[];
  readonly layoutFaults: string[];
};

const readDocument = () => ({
  lang: document.documentElement.getAttribute('lang'),
  scripts: Array.from(document.scripts, (script) => script.getAttribute('src') ?? '')
    .sort()
    .join(' '),
});

/** A tab that visits one page after another as a visitor who has refused: a new window costs more than a page. */
async function openTab(browser: Browser) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const pageErrors: string[] = [];
  page.on('console', (message) => pageErrors.push(message.text()));
  page.on('pageerror', (error) => pageErrors.push(error.message));
  const goto = async (address: string) => {
    const { refused } = await visitorsOfPage(address);
    await context.clearCookies();
    await context.addCookies(refused.storageState.cookies);
    await page.goto('about:blank');
    pageErrors.length = 0;
    await page.goto(address);
  };
  /** Opens a page once and collects the data for all its tests. */
  async function visit(address: string): Promise<Visited> {
    await goto(address);
    const shown = await page.evaluate(readDocument);
    const headings = await page.locator('h1').allInnerTexts();
    const layoutFaults = await findLayoutFaults(page);
    const head = await readOpenHead(page);
    return { ...shown, headings, head, layoutFaults, pageErrors: [...pageErrors] };
  }
  /** What axe finds on a page in each view of a brand. */
  async function audit(address: string): Promise<string[]> {
    await goto(address);
    await installAxe(page);
    const findings: string[] = [];
    for (const view of brandViews) {
      await emulateView(page, view);
      const { violations } = await runAxe(page, view.scope);
      findings.push(...violations.map((finding) => `${address}, ${view.name}: ${finding}`));
    }
    return findings;
  }
  return { visit, audit, close: () => context.close() };
}

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
  // The story of each page type is audited with its content and its frame, but without scripts.
  const firstWithScripts = new Map<string, string>();
  let tab: Awaited<ReturnType<typeof openTab>>;
  beforeAll(async () => {
    tab = await openTab(browser());
  });
  afterAll(() => tab?.close());

  describe.each(tested)('§2.1 $path ($locale)', ({ path, locale, route }) => {
    let visited: Visited;
    beforeAll(async () => {
      visited = await tab.visit(environment().site + path);
      heads.set(path, visited.head);
      const { scripts } = visited;
      firstWithScripts.set(scripts, firstWithScripts.get(scripts) ?? path);
    });

    it('shows the service’s content in its language', async () => {
      expect(visited.lang).toBe(locale);
      // The page of an entry has its heading; the tests of its screen cover the rest.
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

    it('breaks no amount, percentage or number across lines from 320 to 1280 px, and never scrolls sideways', () => {
      expect(visited.layoutFaults).toEqual([]);
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
      // The crawl tests that each is a page in its language.
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

  // Every page's is drawn as this one is; the tests of the card draw the letters of each language.
  it('§9 a share picture is of 1200×630', async () => {
    const [page] = tested;
    const picture = await readPicture(onSite(heads.get(page?.path ?? '')?.metas['og:image'] ?? ''));
    expect(picture).toMatchObject({ status: 200, type: 'image/png', size: [1200, 630] });
    expect(picture.policy).toBe('cross-origin');
  });

  // Each language's is tested without a browser, with the other answers.
  it.each(missingPathsOf(app).slice(-1))(
    '§2.2 $path is a 404 in $locale',
    async ({ path, locale }) => {
      const { lang, headings, layoutFaults, pageErrors } = await tab.visit(
        environment().site + path,
      );
      expect({ lang, headings: headings.length, layoutFaults }).toEqual({
        ...{ lang: locale, headings: 1, layoutFaults: [] },
      });
      expect(pageErrors.filter((text) => !text.includes('404'))).toEqual([]);
      expect(await tab.audit(environment().site + path)).toEqual([]);
    },
  );

  it('passes axe in each view on a page of each set of scripts', async () => {
    const paths = [...firstWithScripts.values()];
    expect(paths).not.toEqual([]);
    for (const path of paths) expect(await tab.audit(environment().site + path)).toEqual([]);
  });

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
