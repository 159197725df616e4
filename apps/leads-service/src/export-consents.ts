import { parseArgs } from 'node:util';
import { type ConsentSelection, consentSelectionSchema } from './consents/consent-page.ts';
import { exportConsents } from './consents/export-consents.ts';
import { readSettings } from './env.ts';
import { readSince } from './messages/read-since.ts';
import { runCommand } from './run-command.ts';

const usage =
  'Usage: pnpm --silent --filter leads-service consents:export [--since <day|36h|7d>] [--website <id>] > consents.jsonl';

/** `consents:export` (issue 5 §3): each receipt as a line of JSON, the oldest first; exit code 1 when not all came. */
async function main(args: string[]) {
  const { count } = await exportConsents(readSettings(), readArguments(args), process.stdout);
  process.stderr.write(`${count} ${count === 1 ? 'receipt' : 'receipts'} exported\n`);
}

function readArguments(args: string[]): ConsentSelection {
  const options = { since: { type: 'string' }, website: { type: 'string' } } as const;
  const { since, website } = parseArgs({ args, options }).values;
  const selection = consentSelectionSchema.safeParse({
    ...(since !== undefined && { since: readSince(since, new Date()) }),
    ...(website !== undefined && { websiteId: Number(website) }),
  });
  if (!selection.success) throw new Error(`The website's id is wrong. ${usage}`);
  return selection.data;
}

await runCommand(main, usage);
