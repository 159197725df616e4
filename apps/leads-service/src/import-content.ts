import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ContentFolderError, formatFault, readContentFolder } from '@plaza/content-client';
import { readSettings, type Settings } from './env.ts';
import type { ImportResult } from './import/import-result.ts';
import { changedTags, formatResult } from './import/report.ts';
import { runImport } from './import/run-import.ts';
import { unstorableTexts } from './import/unstorable-texts.ts';
import { revalidateSite } from './revalidation/revalidate-site.ts';

const usage = 'Usage: pnpm --filter leads-service content:import <folder> [--site <url>]';

const say = (line: string) => process.stdout.write(`${line}\n`);
const warn = (line: string) => process.stderr.write(`${line}\n`);

/** `content:import <folder>` (issue 2 §2): exit code 0 when the content is in, 1 when it is not. */
async function main(args: string[]) {
  const settings = readSettings();
  const { folder, site } = readArguments(args, settings.workingDirectory);
  const content = await readContentFolder(folder);
  for (const warning of content.warnings) warn(`warning: ${formatFault(warning)}`);
  const faults = unstorableTexts(content.entities);
  if (faults.length > 0) throw new ContentFolderError(folder, faults);
  const result = await runImport(settings, content);
  say(formatResult(result));
  if (result.changed) await announce(result, settings, site);
}

function readArguments(args: string[], workingDirectory: string) {
  const options = { site: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [folder, ...rest] = positionals;
  if (!folder || rest.length > 0) throw new Error(usage);
  if (values.site && !URL.canParse(values.site))
    throw new Error(`${values.site} is no URL. ${usage}`);
  return { folder: resolve(workingDirectory, folder), site: values.site };
}

/** The content is in: a site that cannot be told catches up when its pages grow old. */
async function announce(result: ImportResult, settings: Settings, site: string | undefined) {
  const siteUrl = site ?? settings.revalidateUrl;
  const secret = settings.revalidateSecret;
  if (!siteUrl) return warn('No site was told: neither --site nor REVALIDATE_URL names one');
  if (!secret) return warn(`${siteUrl} was not told: REVALIDATE_SECRET is not set`);
  const { websiteId } = result;
  const failure = await revalidateSite({ siteUrl, secret, websiteId, tags: changedTags(result) });
  if (failure) warn(`warning: ${siteUrl} was not told: ${failure}`);
  else say(`${siteUrl} was told to show the new content`);
}

await main(process.argv.slice(2)).catch((error: Error) => {
  warn(error.message);
  process.exitCode = 1;
});
