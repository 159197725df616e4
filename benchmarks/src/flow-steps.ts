import { visitorsOfPage } from '@plaza/e2e/environment/visitors';
import { fillIn, press, stepShown } from '@plaza/e2e/platform/walk-in-browser';
import { newClientAddress } from '@plaza/flow-server/testing/flow-client';
import { walksOf } from '@plaza/flow-server/testing/flow-walks';
import { FLOWS } from '@plaza/flows';
import type { Browser } from 'playwright';
import { chosenSite } from './chosen-site.ts';
import type { SitePage } from './site-pages.ts';

/** The flow that a page starts. */
const flowOf = ({ pageType }: SitePage) =>
  Object.values(FLOWS).find((flow) => flow.pageType === pageType);

/**
 * Calls `look` with the last page of a flow that asks for something, or else with its last step: all
 * steps before are answered in the default context of the browser, which keeps the application.
 */
export async function atLastStep<T>(
  browser: Browser,
  { site, page }: { readonly site: string; readonly page: SitePage },
  look: (step: SitePage) => Promise<T>,
): Promise<T | undefined> {
  const flow = flowOf(page);
  const [context] = browser.contexts();
  if (!flow || !context) return undefined;
  const { refused } = await visitorsOfPage(site + page.path);
  await context.addCookies(refused.storageState.cookies);
  const tab = await context.newPage();
  await tab.setExtraHTTPHeaders({ 'x-forwarded-for': newClientAddress() });
  try {
    await tab.goto(site + page.path);
    // A page may embed a lead form instead.
    if ((await tab.locator('[data-flow-form]').count()) === 0) return undefined;
    const applicant = { site: chosenSite.config.site, locale: page.locale };
    const [walk] = walksOf(flow, { ...applicant, email: `bench-${flow.name}@correo.example` });
    const steps = walk?.steps ?? [];
    for (const { step, typed } of flow.checkAnswers ? steps : steps.slice(0, -1)) {
      await stepShown(tab, step.name);
      await fillIn(tab, typed);
      await press(tab, 'continue');
    }
    const last = flow.checkAnswers ? 'check' : steps.at(-1)?.step.name;
    if (!last) return undefined;
    await stepShown(tab, last);
    const { pathname, search } = new URL(tab.url());
    const path = pathname + search;
    return await look({ ...page, path, name: `${page.name}, ${last}`, isIndexed: false });
  } finally {
    await tab.close();
    await context.clearCookies();
  }
}
