import { stderr, stdout, cwd as workingDirectory } from 'node:process';
import { addCountry, siteOptionsOf } from './change/add-country.ts';
import { applyChange, changeLines } from './change/apply-change.ts';
import { readExistingSite } from './change/existing-site.ts';
import { moveCommand } from './change/move-command.ts';
import { readCountryAnswers, readSiteFolder } from './change/read-change.ts';
import { readAnswers } from './core/read-answers.ts';
import { addCountryFlag, type Flags, readFlags } from './core/read-flags.ts';
import { type CompleteAnswers, siteOptions } from './core/site-options.ts';
import { packageManager } from './env.ts';
import { siteFiles } from './files/site-files.ts';
import { AnswerError, type Answers, type Surroundings } from './model/answers.ts';
import type { SiteOptions } from './model/options.ts';
import { askForAnswers } from './run/ask.ts';
import { helpText } from './run/help.ts';
import { owedLines } from './run/owed.ts';
import { assertInstallable, packageSources } from './run/package-sources.ts';
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
  if (flags.isRemoval || flags.isRename) return moveCommand(flags, surroundings);
  if (flags.texts.has(addCountryFlag.flag)) return changeSite({ flags, surroundings });
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

/** `create-site <folder> --add-country SE`: adds to a site, verifies it, and says what is left. */
async function changeSite({ flags, surroundings }: Run): Promise<number> {
  if (flags.issues.length > 0) {
    complain(`Nothing was written:\n${flags.issues.map((issue) => `  ${issue}`).join('\n')}`);
    return 2;
  }
  try {
    const folder = readSiteFolder(flags.texts.get('folder') ?? '', surroundings);
    const site = readExistingSite(folder);
    const answers = readCountryAnswers(flags.texts, site.codes, surroundings);
    const change = await addCountry(site, answers, new Date().toISOString());
    for (const line of changeLines(change)) print(line);
    if (flags.dryRun) return 0;
    applyChange(folder, change);
    const started = performance.now();
    const options = { ...siteOptionsOf(site, answers), folder };
    if (flags.verify)
      await runSteps(verifySteps(options, placeOf(surroundings)), { print, started });
    for (const note of change.notes) print(`  ${note}`);
    return 0;
  } catch (error) {
    complain(`\n${(error as Error).message}`);
    return error instanceof AnswerError ? 2 : 1;
  }
}

type Run = { readonly flags: Flags; readonly surroundings: Surroundings };

async function createSite(options: SiteOptions, { flags, surroundings }: Run): Promise<void> {
  const started = performance.now();
  const sources = packageSources(surroundings);
  const place = placeOf(surroundings);
  if (flags.verify && place.kind === 'outside')
    await assertInstallable(sources, { cwd: surroundings.cwd, ...place });
  const files = await siteFiles(options, { now: new Date().toISOString(), sources });
  writeSite(options.folder, files);
  print(`${options.folder}: ${files.size} files`);
  if (flags.verify) await runSteps(verifySteps(options, place), { print, started });
  print(`\nWhat a person still owes before ${options.name} is published:`);
  for (const line of owedLines(options)) print(`  ${line}`);
  for (const host of surroundings.registrySettings.withheld)
    print(`  .npmrc: the credential of ${host}, which was not copied because it is written out`);
}

/** Outside a repository the package manager that ran the command installs. */
function placeOf({ workspace }: Surroundings): Place {
  if (workspace !== undefined) return { kind: 'repository', root: workspace };
  return { kind: 'outside', packageManager: packageManager?.startsWith('pnpm') ? 'pnpm' : 'npm' };
}
