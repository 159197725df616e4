import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { auditAccessibility, views } from '@plaza/e2e/environment/audit-accessibility';
import { findSites, type SiteApp } from '@plaza/e2e/environment/site-apps';
import { openTestEnvironment } from '@plaza/e2e/environment/test-environment';
import { type Visitor, visitorsOf } from '@plaza/e2e/environment/visitors';
import { sitePages } from '@plaza/routing';
import { axeVersion, openBrowser } from '@plaza/testing/browser';
import { root, run } from '@plaza/workspace/run';
import type { Browser } from 'playwright';

type Component = { type: string; locale: string };

/** The components of a site with the results of axe, one per locale. */
function findReports({ folder }: SiteApp): { file: string; component: Component }[] {
  return globSync('content/components/**/*.json', { cwd: folder })
    .map((name) => join(folder, name))
    .map((file) => ({ file, component: JSON.parse(readFileSync(file, 'utf8')) as Component }))
    .filter(({ component }) => component.type === 'accessibilityReport');
}

async function findFindings(browser: Browser, addresses: readonly string[], visitor: Visitor) {
  const findings = [];
  for (const address of addresses) {
    const found = await auditAccessibility(browser, address, { visitor, everyRule: true });
    const path = new URL(address).pathname;
    findings.push(...found.map(({ rule, view }) => ({ rule: rule.slice(0, 200), path, view })));
  }
  return findings;
}

/** Tests every page of a site with axe and writes the result into the components that show it. */
async function reportOn(app: SiteApp, browser: Browser): Promise<void> {
  const reports = findReports(app);
  if (reports.length === 0) return console.log(`${app.name} shows no accessibility report`);
  const { refused } = await visitorsOf(app);
  const environment = await openTestEnvironment({ sites: [app] });
  for (const { file, component } of reports) {
    const pages = [...sitePages(app.config.site)];
    const paths = pages.filter(({ locale }) => locale === component.locale).map(({ path }) => path);
    const findings = await findFindings(
      browser,
      paths.map((path) => environment.site + path),
      refused,
    );
    const testedAt = `${new Date().toISOString().slice(0, 10)}T00:00:00Z`;
    const report = {
      testedAt,
      standard: 'WCAG 2.2 AA (EN 301 549)',
      tools: [`axe-core ${axeVersion}`, `Chromium ${browser.version()}`],
      paths,
      views: views.length,
      findings,
    };
    writeFileSync(file, JSON.stringify({ ...component, report, updatedAt: testedAt }));
    await run({ command: 'biome', args: ['format', '--write', file], quiet: true });
    console.log(
      `${findings.length} findings on ${paths.length} pages, written to ${relative(root, file)}`,
    );
  }
  await environment.close();
}

const browser = await openBrowser();
for (const app of await findSites()) await reportOn(app, browser);
await browser.close();
