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
 * `plaza-site check [--release] [--json]`: checks an app's config and content against every rule,
 * before a build, and lists all issues by file and line.
 *
 * @returns the exit code: 0, 1 if there is an error, 2 for an unknown option
 */
export async function checkCommand(
  options: readonly string[],
  { projectDir, write, print }: CheckPort,
): Promise<number> {
  const flags = readFlags(options);
  if (typeof flags === 'string') {
    write(`${flags}\nUsage: plaza-site check [--release] [--json]\n`);
    return 2;
  }
  const report = await checkSite(projectDir, { isRelease: flags.release });
  const isFailed = report.issues.some(({ severity }) => severity === 'error');
  if (flags.json) print(`${JSON.stringify(report, undefined, 2)}\n`);
  else write([...report.issues.map(formatIssue), summary(report)].join('\n').concat('\n'));
  return isFailed ? 1 : 0;
}

function readFlags(args: readonly string[]): { release: boolean; json: boolean } | string {
  try {
    const option = { type: 'boolean', default: false } as const;
    const { values } = parseArgs({ args: [...args], options: { release: option, json: option } });
    return values;
  } catch (error) {
    return (error as Error).message;
  }
}

/**
 * Formats an issue so that editors and terminals link it: `file:line:column: message`, with the
 * hint below.
 */
export function formatIssue({ file, line, column, severity, rule, message, hint }: Issue): string {
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
