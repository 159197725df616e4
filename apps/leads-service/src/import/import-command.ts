import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { formatContentIssue } from '@plaza/contract/content-folder';
import { notifySites, sitesToNotify } from '../revalidation/notify-sites.ts';
import type { Command, CommandStart } from '../run-command.ts';
import type { ImportOutcome } from './import-result.ts';
import { formatResult } from './report.ts';
import { runImport } from './run-import.ts';
import { spoolFolder } from './spool-folder.ts';

const usage =
  'Usage: pnpm --filter leads-service content:import <folder> [--site <url>] [--allow-removal]';

/** `content:import <folder>`: exit code 0 if the content is stored, 1 if not. */
export const importCommand: Command = { usage, run };

async function run({ args, settings, stdout, stderr }: CommandStart) {
  const print = (line: string) => stdout.write(`${line}\n`);
  const warn = (line: string) => stderr.write(`${line}\n`);
  const { folder, site, allowRemoval } = readArguments(args, settings.workingDirectory);
  const { warnings, website, spool } = await spoolFolder(folder);
  for (const warning of warnings) warn(`warning: ${formatContentIssue(warning)}`);
  const onStored = async ({ result, notifications, tags = [] }: ImportOutcome) => {
    print(formatResult(result));
    if (!result.changed && !site) return;
    const sites = sitesToNotify(result, settings, site);
    const sent = notifications ?? (await notifySites({ result, tags }, sites));
    for (const { notified, message } of sent) (notified ? print : warn)(message);
  };
  const options = { siteUrl: site, allowRemoval, onStored };
  await runImport(settings, { website, spool }, options).finally(() => spool.close());
}

function readArguments(args: readonly string[], workingDirectory: string) {
  const options = { site: { type: 'string' }, 'allow-removal': { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [folder, ...rest] = positionals;
  if (!folder || rest.length > 0) throw new Error(usage);
  const { site, 'allow-removal': allowRemoval } = values;
  if (site !== undefined && !isWebAddress(site))
    throw new Error(`${site} is not an http:// or https:// URL. ${usage}`);
  return { folder: resolve(workingDirectory, folder), site, allowRemoval };
}

/** `localhost:3000` is also a valid URL, with the scheme `localhost:`. */
const isWebAddress = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text);
