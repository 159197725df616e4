import { resolve } from 'node:path';
import { checkSiteBuild, lawPages } from '@plaza/law';
import { type CommandPort, writeReport } from '@plaza/page-cache/build';
import { indexContentFolder, readSite } from '@plaza/site-config/folder';

/**
 * `plaza-site check-build [distDir]`: checks the build in `distDir` (default `.next`) and lists
 * every issue by page.
 *
 * @returns the exit code: 0, or 1 if the build breaks a rule
 */
export async function checkBuildCommand(
  [distDir = '.next']: readonly string[],
  { projectDir, write }: CommandPort,
): Promise<number> {
  const plaza = await readSite(projectDir);
  await indexContentFolder(plaza, projectDir);
  const report = await checkSiteBuild(
    projectDir,
    resolve(projectDir, distDir),
    lawPages(plaza.site),
  );
  const code = writeReport(report, write);
  for (const [path, { offers, examples }] of Object.entries(report.credit))
    write(`${path}: ${offers} offers, ${examples} representative examples.\n`);
  return code;
}
