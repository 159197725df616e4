import { parseArgs } from 'node:util';
import { readSince } from '../messages/read-since.ts';
import type { Command, CommandStart } from '../run-command.ts';
import { type ConsentSelection, consentSelectionSchema } from './consent-page.ts';
import { exportConsents } from './export-consents.ts';

const usage =
  'Usage: pnpm --silent --filter leads-service consents:export [--since <day|36h|7d>] [--website <id>] > consents.jsonl';

/**
 * `consents:export`: prints each receipt as a line of JSON, oldest first; exit code 1 if the export
 * is incomplete.
 */
export const exportCommand: Command = { usage, run };

async function run({ args, settings, stdout, stderr }: CommandStart) {
  const { count } = await exportConsents(settings, readArguments(args), stdout);
  stderr.write(`${count} ${count === 1 ? 'receipt' : 'receipts'} exported\n`);
}

function readArguments(args: readonly string[]): ConsentSelection {
  const options = { since: { type: 'string' }, website: { type: 'string' } } as const;
  const { since, website } = parseArgs({ args, options }).values;
  const selection = consentSelectionSchema.safeParse({
    ...(since !== undefined && { since: readSince(since, new Date()) }),
    ...(website !== undefined && { websiteId: Number(website) }),
  });
  if (!selection.success) throw new Error(`--website must be a number. ${usage}`);
  return selection.data;
}
