import { type BuildReport, checkBuild, readSettings } from '@plaza/page-cache/build';
import type { CreditPages } from '../law/credit-pages.ts';
import { type CreditReport, creditReport } from '../law/credit-report.ts';

/** The issues of a site's build. */
export type SiteBuildReport = BuildReport & {
  /** The number of offers and representative examples, by page that has any. */
  readonly credit: Readonly<Record<string, Pick<CreditReport, 'offers' | 'examples'>>>;
};

/**
 * Checks a finished build against the rules of the page cache (design §3.3) and credit advertising
 * law (design §7).
 *
 * @param projectDir the app, whose build stored the page cache's settings
 * @param pages how each page is checked against the law, by internal path
 * @throws Error if there is no build
 */
export async function checkSiteBuild(
  projectDir: string,
  distDir: string,
  pages: CreditPages,
): Promise<SiteBuildReport> {
  const credit: Record<string, Pick<CreditReport, 'offers' | 'examples'>> = {};
  const report = await checkBuild(distDir, readSettings(projectDir), ({ path, html }) => {
    const page = pages[path];
    if (!page) return [];
    const { issues, ...counts } = creditReport({ ...page, html });
    if (counts.offers + counts.examples > 0) credit[path] = counts;
    return issues;
  });
  return { ...report, credit };
}
