import { type BuildReport, checkBuild, readSettings } from '@plaza/page-cache/build';
import { type CreditReport, creditReport } from './credit-report.ts';
import { gamblingIssues } from './gambling-issues.ts';
import type { LawPages } from './law-pages.ts';
import { productIssues } from './product-issues.ts';
import { visiblePage } from './visible-page.ts';

/** The issues of a site's build. */
export type SiteBuildReport = BuildReport & {
  /** The number of offers and representative examples, by page that has any. */
  readonly credit: Readonly<Record<string, Pick<CreditReport, 'offers' | 'examples'>>>;
};

/**
 * Checks a finished build against the rules of the page cache (design §3.3), and the law on credit
 * advertising (design §7), on other kinds of product and on games of chance.
 *
 * @param projectDir the app, whose build stored the page cache's settings
 * @param laws how each page is checked against each law, by internal path
 * @throws Error if there is no build
 */
export async function checkSiteBuild(
  projectDir: string,
  distDir: string,
  laws: LawPages,
): Promise<SiteBuildReport> {
  const credit: Record<string, Pick<CreditReport, 'offers' | 'examples'>> = {};
  const report = await checkBuild(distDir, readSettings(projectDir), ({ path, html, nodes }) => {
    const game = laws.gambling[path];
    const law = laws.credit[path];
    if (!game && !law) return [];
    const page = visiblePage(html, nodes);
    const issues = game ? gamblingIssues(page, game.locale) : [];
    if (!law) return issues;
    const { issues: creditIssues, ...counts } = creditReport({ ...law, page });
    if (counts.offers + counts.examples > 0) credit[path] = counts;
    return [...issues, ...creditIssues, ...productIssues(page, law.locale)];
  });
  return { ...report, credit };
}
