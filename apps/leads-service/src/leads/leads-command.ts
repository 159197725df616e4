import { parseArgs } from 'node:util';
import { openKeyring } from '../applications/encryption/open-keyring.ts';
import { callService } from '../embedded/control/control-client.ts';
import { withDatabase } from '../embedded/control/with-database.ts';
import { printableJson } from '../messages/printable.ts';
import { readSince } from '../messages/read-since.ts';
import type { Command, CommandStart } from '../run-command.ts';
import { formatLeads } from './format-leads.ts';
import { type LeadList, type LeadQuery, leadQuerySchema } from './lead-list.ts';
import { listLeads } from './list-leads.ts';

const usage =
  'Usage: pnpm --filter leads-service leads:list [--since <day|36h|7d>] [--limit <count>] [--website <id>] [--json]';

const DEFAULT_LIMIT = 50;

/** `leads:list`: prints leads, newest first; exit code 1 if they cannot be read. */
export const leadsCommand: Command = { usage, run };

async function run({ args, settings, stdout }: CommandStart) {
  const { query, json } = readArguments(args);
  const { leads } = await withDatabase<LeadList>(settings, {
    request: (dataDir) => callService(dataDir, 'listLeads', query),
    perform: async (database) => listLeads(database, await openKeyring(database, settings), query),
  });
  stdout.write(`${json ? printableJson(leads) : formatLeads(leads)}\n`);
}

function readArguments(args: readonly string[]): { query: LeadQuery; json: boolean } {
  const options = {
    since: { type: 'string' },
    limit: { type: 'string', default: `${DEFAULT_LIMIT}` },
    website: { type: 'string' },
    json: { type: 'boolean', default: false },
  } as const;
  const { since, limit, website, json } = parseArgs({ args, options }).values;
  const query = leadQuerySchema.safeParse({
    limit: Number(limit),
    ...(since !== undefined && { since: readSince(since, new Date()) }),
    ...(website !== undefined && { websiteId: Number(website) }),
  });
  if (!query.success) throw new Error(`--limit and --website must be numbers. ${usage}`);
  return { query: query.data, json };
}
