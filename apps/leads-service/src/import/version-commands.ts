import { parseArgs } from 'node:util';
import { callService } from '../embedded/control/control-client.ts';
import { withDatabase } from '../embedded/control/with-database.ts';
import type { Command, CommandStart } from '../run-command.ts';
import { currentAuthor } from './current-author.ts';
import type { ContentVersion, History } from './history-messages.ts';
import { printOutcome } from './print-outcome.ts';
import { readHistory } from './read-history.ts';
import { runRestore } from './run-import.ts';

const historyUsage =
  'Usage: pnpm --filter leads-service content:history [--website <id>] [--limit <number>]';

/** `content:history`: a line per version, newest first. */
export const historyCommand: Command = { usage: historyUsage, run: printHistory };

async function printHistory({ args, settings, stdout }: CommandStart) {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args, options: { website: text, limit: text } });
  const { website, limit = '20' } = values;
  const query = {
    limit: wholeNumber('--limit', limit, historyUsage),
    ...(website && { websiteId: wholeNumber('--website', website, historyUsage) }),
  };
  const { versions } = await withDatabase<History>(settings, {
    request: (dataDir) => callService(dataDir, 'contentHistory', query),
    perform: (database) => readHistory(database, query),
  });
  const lines = versions.map(formatVersion);
  stdout.write(`${lines.length > 0 ? lines.join('\n') : 'No version is kept'}\n`);
}

function formatVersion({ websiteId, version, time, author, source, changes }: ContentVersion) {
  const folders = Object.entries(changes).map(([folder, counts]) => {
    const parts = Object.entries(counts).filter(([, count]) => count > 0);
    return `${folder} ${parts.map(([kind, count]) => `${count} ${kind}`).join(', ')}`;
  });
  const what = folders.length > 0 ? folders.join('; ') : 'settings';
  return `${websiteId}  version ${version}  ${time}  ${author}  ${source}  ${what}`;
}

const restoreUsage =
  'Usage: pnpm --filter leads-service content:restore --website <id> --version <number> [--author <name>] [--site <url>]';

/** `content:restore`: stores an older version of a website's content as a new one. */
export const restoreContentCommand: Command = { usage: restoreUsage, run: restore };

async function restore(start: CommandStart) {
  const text = { type: 'string' } as const;
  const options = { website: text, version: text, author: text, site: text };
  const { website, version, author, site } = parseArgs({ args: start.args, options }).values;
  if (!website || !version) throw new Error(restoreUsage);
  await runRestore(start.settings, {
    websiteId: wholeNumber('--website', website, restoreUsage),
    version: wholeNumber('--version', version, restoreUsage),
    author: author ?? currentAuthor(),
    ...(site && { siteUrl: site }),
    onStored: (outcome) => printOutcome(start, outcome, site),
  });
}

function wholeNumber(name: string, text: string, usage: string): number {
  if (/^[1-9]\d{0,9}$/.test(text)) return Number(text);
  throw new Error(`${name} ${text} is not a whole number. ${usage}`);
}
