import { type BuildReport, checkBuild, readSettings } from '@plaza/page-cache/build';
import type { CreditPages } from '../law/credit-pages.ts';
import { type CreditReport, creditReport } from '../law/credit-report.ts';

/** What is wrong with the build of a site. */
export type SiteBuildReport = BuildReport & {
  /** Offers and their representative examples, by page that shows any. */
  readonly credit: Readonly<Record<string, Pick<CreditReport, 'offers' | 'examples'>>>;
};

/**
 * Checks a finished build against the rules of the page cache (design §3.3) and the law on credit
 * advertising (design §7).
 *
 * @param projectDir the app, whose build wrote down the page cache's settings
 * @param pages how each page is checked against the law, by internal path
 * @throws Error when there is no build
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
