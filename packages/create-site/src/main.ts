import { stderr, stdout, cwd as workingDirectory } from 'node:process';
import { readAnswers } from './core/read-answers.ts';
import { type Flags, readFlags } from './core/read-flags.ts';
import { type CompleteAnswers, siteOptions } from './core/site-options.ts';
import { packageManager } from './env.ts';
import { siteFiles } from './files/site-files.ts';
import type { Answers, Surroundings } from './model/answers.ts';
import type { SiteOptions } from './model/options.ts';
import { askForAnswers } from './run/ask.ts';
import { helpText } from './run/help.ts';
import { owedLines } from './run/owed.ts';
import { packageSources } from './run/package-sources.ts';
import { runSteps } from './run/run-steps.ts';
import { readSurroundings } from './run/surroundings.ts';
import { type Place, verifySteps } from './run/verify-steps.ts';
import { writeSite } from './run/write-site.ts';

const print = (text: string) => stdout.write(`${text}\n`);
const complain = (text: string) => stderr.write(`${text}\n`);

/**
 * `create-site <folder> [flags]`: asks, writes, verifies, and says what a person still owes.
 *
 * @param cwd folder that relative paths start from
 * @returns the exit code: 0, 1 when something failed, 2 for flags that cannot be taken
 */
export async function main(args: readonly string[], cwd = workingDirectory()): Promise<number> {
  const flags = readFlags(args);
  if (flags.help) {
    stdout.write(helpText());
    return 0;
  }
  const surroundings = await readSurroundings(cwd);
  const { answers, issues } = readAnswers(flags.texts, { surroundings, propose: flags.yes });
  const wrong = [...flags.issues, ...issues];
  if (wrong.length > 0) {
    complain(`Nothing was written:\n${wrong.map((issue) => `  ${issue}`).join('\n')}`);
    return 2;
  }
  const complete = flags.yes ? answers : await askForAnswers(answers, surroundings);
  if (!complete) return 1;
  try {
    await createSite(siteOptions(complete as CompleteAnswers & Answers), { flags, surroundings });
    return 0;
  } catch (error) {
    complain(`\n${(error as Error).message}`);
    return 1;
  }
}

type Run = { readonly flags: Flags; readonly surroundings: Surroundings };

async function createSite(options: SiteOptions, { flags, surroundings }: Run): Promise<void> {
  const started = performance.now();
  const sources = packageSources(surroundings, flags.packages);
  const files = await siteFiles(options, { now: new Date().toISOString(), sources });
  writeSite(options.folder, files);
  print(`${options.folder}: ${files.size} files`);
  if (flags.verify) await runSteps(verifySteps(options, placeOf(surroundings)), { print, started });
  print(`\nWhat a person still owes before ${options.name} is published:`);
  for (const line of owedLines(options)) print(`  ${line}`);
}

/** Outside a repository the package manager that ran the command installs. */
function placeOf({ workspace }: Surroundings): Place {
  if (workspace !== undefined) return { kind: 'repository', root: workspace };
  return { kind: 'outside', packageManager: packageManager?.startsWith('pnpm') ? 'pnpm' : 'npm' };
}
