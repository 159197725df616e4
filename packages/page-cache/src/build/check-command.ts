import { resolve } from 'node:path';
import { readSettings } from '../next/settings-file.ts';
import { type BuildReport, checkBuild } from './check-build.ts';

/** Where a command writes, and the folder it works in. */
export type CommandPort = {
  readonly projectDir: string;
  readonly write: (text: string) => void;
};

/**
 * `page-cache check [distDir]`: checks the build in `distDir` (default `.next`) and lists every
 * issue by page.
 *
 * @returns the exit code: 0, or 1 when the build breaks a rule
 */
export async function checkCommand(
  [distDir = '.next']: readonly string[],
  { projectDir, write }: CommandPort,
): Promise<number> {
  return writeReport(
    await checkBuild(resolve(projectDir, distDir), readSettings(projectDir)),
    write,
  );
}

/** Writes what a check found. @returns the exit code */
export function writeReport(
  { checked, issues, warnings }: BuildReport,
  write: CommandPort['write'],
): number {
  for (const warning of warnings) write(`Warning: ${warning}\n`);
  for (const issue of issues) write(`Error: ${issue}\n`);
  write(`Checked ${checked.length} prerendered pages: ${issues.length} issues.\n`);
  if (issues.length > 0)
    write('A page that needs React says so by data-runtime="react" on its <html>.\n');
  return issues.length > 0 ? 1 : 0;
}
