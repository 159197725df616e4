import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { formatContentIssue } from '@plaza/contract/content-folder';
import { formatPlan } from '@plaza/contract/content-import';
import type { Command, CommandStart } from '../run-command.ts';
import { checkSpool } from './check-spool.ts';
import { confirm } from './confirm.ts';
import { currentAuthor } from './current-author.ts';
import type { RunOptions } from './import-options.ts';
import { printOutcome } from './print-outcome.ts';
import { runImport } from './run-import.ts';
import { type SpooledFolder, spoolFolder } from './spool-folder.ts';

const usage =
  'Usage: pnpm --filter leads-service content:import <folder> [--yes] [--base <version>] [--author <name>] [--site <url>] [--allow-removal]';

/**
 * `content:import <folder>`: prints what the import would do, and does it with `--yes` or after a
 * question. Exit code 0 if the content is stored, 1 if not.
 */
export const importCommand: Command = { usage, run };

async function run(start: CommandStart) {
  const { folder, isConfirmed, ...options } = readArguments(start);
  const content = await spoolFolder(folder);
  try {
    for (const warning of content.warnings)
      start.stderr.write(`warning: ${formatContentIssue(warning)}\n`);
    await checkSpool(content.spool, folder);
    if (isConfirmed) await store(start, content, options);
    else await propose(start, content, options);
  } finally {
    await content.spool.close();
  }
}

async function store(start: CommandStart, content: SpooledFolder, options: RunOptions) {
  await runImport(start.settings, content, {
    ...options,
    onStored: (outcome) => printOutcome(start, outcome, options.siteUrl),
  });
}

/** Shows the plan, and stores the content if that is wanted and nothing changed meanwhile. */
async function propose(start: CommandStart, content: SpooledFolder, options: RunOptions) {
  const { result } = await runImport(start.settings, content, { ...options, isPlan: true });
  if (!result.changed) return store(start, content, options);
  start.stdout.write(`${formatPlan(result)}\n`);
  if (!(await confirm(start))) throw new Error('Nothing was imported; --yes imports this plan');
  await store(start, content, { ...options, base: result.version });
}

function readArguments({ args, settings }: CommandStart) {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const;
  const options = { site: text, base: text, author: text, yes: flag, 'allow-removal': flag };
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [given, ...rest] = positionals;
  if (!given || rest.length > 0) throw new Error(usage);
  const { site, base, author, yes = false, 'allow-removal': allowRemoval } = values;
  if (site !== undefined && !isWebAddress(site))
    throw new Error(`${site} is not an http:// or https:// URL. ${usage}`);
  if (base !== undefined && !/^\d{1,10}$/.test(base))
    throw new Error(`--base ${base} is not a version. ${usage}`);
  const folder = resolve(settings.workingDirectory, given);
  return {
    ...{ folder, allowRemoval, siteUrl: site, isConfirmed: yes },
    ...(base !== undefined && { base: Number(base) }),
    author: author ?? currentAuthor(),
    source: `${hostname()}:${folder}`,
  };
}

/** `localhost:3000` is also a valid URL, with the scheme `localhost:`. */
const isWebAddress = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text);
