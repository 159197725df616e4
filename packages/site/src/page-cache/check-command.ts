import { resolve } from 'node:path';
import { checkBuild } from './check-build.ts';
import { readSettings } from './settings-file.ts';

/** Where a command writes, and the folder it works in. */
export type CommandPort = {
  readonly projectDir: string;
  readonly write: (text: string) => void;
};

/**
 * `plaza-site check [distDir]`: checks the build in `distDir` (default `.next`) and lists every
 * fault by page.
 *
 * @returns the exit code: 0, or 1 when the build breaks a rule
 */
export async function checkCommand(
  [distDir = '.next']: readonly string[],
  { projectDir, write }: CommandPort,
): Promise<number> {
  const settings = readSettings(projectDir);
  const { checked, faults, warnings, credit } = await checkBuild(
    resolve(projectDir, distDir),
    settings,
  );
  for (const warning of warnings) write(`Warning: ${warning}\n`);
  for (const fault of faults) write(`Error: ${fault}\n`);
  for (const [path, { offers, examples }] of Object.entries(credit))
    write(`${path}: ${offers} offers, ${examples} representative examples.\n`);
  write(`Checked ${checked.length} prerendered pages: ${faults.length} faults.\n`);
  if (faults.length > 0) write("A page that needs React says runtime: 'react' in its route.\n");
  return faults.length > 0 ? 1 : 0;
}
