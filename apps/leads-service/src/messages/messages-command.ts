import { parseArgs } from 'node:util';
import { openKeyring } from '../applications/encryption/open-keyring.ts';
import { callService } from '../embedded/control/control-client.ts';
import { withDatabase } from '../embedded/control/with-database.ts';
import type { Command, CommandStart } from '../run-command.ts';
import { formatMessages } from './format-messages.ts';
import { listMessages } from './list-messages.ts';
import { type MessageList, type MessageQuery, messageQuerySchema } from './message-list.ts';
import { printableJson } from './printable.ts';
import { readSince } from './read-since.ts';

const usage =
  'Usage: pnpm --filter leads-service messages:list [--since <day|36h|7d>] [--limit <count>] [--website <id>] [--spam] [--json]';

const DEFAULT_LIMIT = 50;

/** `messages:list`: prints contact messages, newest first; exit code 1 if they cannot be read. */
export const messagesCommand: Command = { usage, run };

async function run({ args, settings, stdout }: CommandStart) {
  const { query, json } = readArguments(args);
  const { messages } = await withDatabase<MessageList>(settings, {
    request: (dataDir) => callService(dataDir, 'listMessages', query),
    perform: async (database) =>
      listMessages(database, await openKeyring(database, settings), query),
  });
  stdout.write(`${json ? printableJson(messages) : formatMessages(messages)}\n`);
}

function readArguments(args: readonly string[]): { query: MessageQuery; json: boolean } {
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
  if (!query.success) throw new Error(`--limit and --website must be numbers. ${usage}`);
  return { query: query.data, json };
}
