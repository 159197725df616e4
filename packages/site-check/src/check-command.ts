import { parseArgs } from 'node:util';
import { type CheckReport, checkSite } from './check-site.ts';
import type { Issue } from './model.ts';

/**
 * The command's working directory and outputs: `write` for people (stderr), `print` for programs
 * (stdout).
 */
export type CheckPort = {
  readonly projectDir: string;
  readonly write: (text: string) => void;
  readonly print: (text: string) => void;
};

/**
 * `plaza-site check [--release] [--quiet] [--json]`: checks an app's config and content against every
 * rule, before a build, and lists the errors first, then the warnings, by file and line. Unfinished
 * texts are summed up, unless they fail a release; `--quiet` lists errors alone.
 *
 * @returns the exit code: 0, 1 if there is an error, 2 for an unknown option
 */
export async function checkCommand(
  options: readonly string[],
  { projectDir, write, print }: CheckPort,
): Promise<number> {
  const flags = readFlags(options);
  if (typeof flags === 'string') {
    write(`${flags}\nUsage: plaza-site check [--release] [--quiet] [--json]\n`);
    return 2;
  }
  const report = await checkSite(projectDir, { isRelease: flags.release });
  const isFailed = report.issues.some(({ severity }) => severity === 'error');
  if (flags.json) print(`${JSON.stringify(report, undefined, 2)}\n`);
  else write(`${reportLines(report, flags).join('\n')}\n`);
  return isFailed ? 1 : 0;
}

type Flags = { readonly release: boolean; readonly quiet: boolean; readonly json: boolean };

function readFlags(args: readonly string[]): Flags | string {
  try {
    const option = { type: 'boolean', default: false } as const;
    const options = { release: option, quiet: option, json: option };
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    return (error as Error).message;
  }
}

/** What people read: what fails before what only warns, and unfinished texts in one line. */
function reportLines(report: CheckReport, { quiet }: Flags): string[] {
  const { issues } = report;
  const errors = issues.filter(({ severity }) => severity === 'error');
  const warnings = issues.filter(({ severity }) => severity === 'warning');
  const unfinished = warnings.filter(({ rule }) => rule === UNFINISHED);
  const listed = quiet
    ? errors
    : [...errors, ...warnings.filter(({ rule }) => rule !== UNFINISHED)];
  return [
    ...listed.map(formatIssue),
    ...(unfinished.length > 0 && !quiet ? [unfinishedLine(unfinished)] : []),
    summary(report),
  ];
}

/** The rule whose warnings are a list of what is left to write. */
const UNFINISHED = 'unfinished-texts';

function unfinishedLine(unfinished: readonly Issue[]): string {
  const files = [...new Set(unfinished.map(({ file }) => file))];
  const named = files.slice(0, 3).join(', ');
  const rest = files.length > 3 ? ` and ${count(files.length - 3, 'other')}` : '';
  return `${count(unfinished.length, 'unfinished text')} (TODO) in ${named}${rest}; --release lists each.`;
}

/**
 * Formats an issue so that editors and terminals link it: `file:line:column: message`, with the
 * hint below.
 */
function formatIssue({ file, line, column, severity, rule, message, hint }: Issue): string {
  const place = column === undefined ? `${file}:${line}` : `${file}:${line}:${column}`;
  const head = `${place}: ${severity}: ${message} [${rule}]`;
  return hint ? `${head}\n    ${hint}` : head;
}

function summary({ issues, files, rules, skipped }: CheckReport): string {
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  const found = `${count(errors, 'error')}, ${count(issues.length - errors, 'warning')}`;
  const rest = skipped > 0 ? ` ${count(skipped, 'rule')} skipped until the config loads.` : '';
  return `Checked ${count(files, 'file')} against ${count(rules, 'rule')}: ${found}.${rest}`;
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
