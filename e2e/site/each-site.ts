import { sharedBrowser } from '@plaza/testing/vitest';
import type { Browser } from 'playwright';
import { describe } from 'vitest';
import { sharedEnvironment } from '../environment/fixtures.ts';
import { representativePages } from '../environment/representative-pages.ts';
import { type SiteApp, sitesToTest } from '../environment/site-apps.ts';
import type { TestEnvironment } from '../environment/test-environment.ts';

/** A site under test, with the environment and the browser that are open during its tests. */
export type TestedSite = {
  readonly app: SiteApp;
  readonly environment: () => TestEnvironment;
  readonly browser: () => Browser;
};

const apps = await sitesToTest();

/** Describes the same tests for every site, or for the one that `pnpm test-site` names. */
export function describeEachSite(name: string, tests: (site: TestedSite) => void): void {
  describe.each(apps.map((app) => [app.name, app] as const))(`${name}: %s`, (_name, app) =>
    tests({ app, environment: sharedEnvironment(app), browser: sharedBrowser() }),
  );
}

/**
 * The pages of a site that are tested: all of a site in one language; of others each kind of page
 * that no site before them has, and each language.
 */
export const testedPagesOf = (app: SiteApp) =>
  representativePages(
    app,
    apps.slice(
      0,
      apps.findIndex(({ name }) => name === app.name),
    ),
  );

/** The status that a page answers with: a page of the type Forbidden is a real 403 (§2.3). */
export const statusOf = ({ route }: { route: { pageType: string } }) =>
  route.pageType === 'Forbidden' ? 403 : 200;

/** One missing path for each market, whose language its page must have. */
export const missingPathsOf = ({ config: { site } }: SiteApp) =>
  site.markets.map(({ pathPrefix, locale }) => ({
    locale,
    path: `${pathPrefix && `/${pathPrefix}`}/not-here-5e1f/`,
  }));
