import { parseArgs } from 'node:util';
import { askService } from './control/control-client.ts';
import { withDatabase } from './control/with-database.ts';
import { readSettings } from './env.ts';
import { formatMessages } from './messages/format-messages.ts';
import { listMessages } from './messages/list-messages.ts';
import {
  type MessageList,
  type MessageQuery,
  messageQuerySchema,
} from './messages/message-list.ts';
import { printableJson } from './messages/printable.ts';
import { readSince } from './messages/read-since.ts';
import { runCommand } from './run-command.ts';

const usage =
  'Usage: pnpm --filter leads-service messages:list [--since <day|36h|7d>] [--limit <count>] [--website <id>] [--spam] [--json]';

const DEFAULT_LIMIT = 50;

/** `messages:list` (issue 4 §3): what visitors wrote, the newest first; exit code 1 when it cannot be read. */
async function main(args: string[]) {
  const { query, json } = readArguments(args);
  const { messages } = await withDatabase<MessageList>(readSettings(), {
    ask: (dataDir) => askService(dataDir, 'listMessages', query),
    perform: (database) => listMessages(database, query),
  });
  process.stdout.write(`${json ? printableJson(messages) : formatMessages(messages)}\n`);
}

function readArguments(args: string[]): { query: MessageQuery; json: boolean } {
  const options = {
    since: { type: 'string' },
    limit: { type: 'string', default: `${DEFAULT_LIMIT}` },
    website: { type: 'string' },
    spam: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  } as const;
  const { since, limit, website, spam, json } = parseArgs({ args, options }).values;
  const query = messageQuerySchema.safeParse({
    limit: Number(limit),
    spam,
    ...(since !== undefined && { since: readSince(since, new Date()) }),
    ...(website !== undefined && { websiteId: Number(website) }),
  });
  if (!query.success) throw new Error(`A count or an id is wrong. ${usage}`);
  return { query: query.data, json };
}

await runCommand(main, usage);
