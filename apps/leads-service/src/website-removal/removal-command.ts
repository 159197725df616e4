import { parseArgs } from 'node:util';
import { callService } from '../embedded/control/control-client.ts';
import { withDatabase } from '../embedded/control/with-database.ts';
import type { Command, CommandStart } from '../run-command.ts';
import type { Removal } from './removal-messages.ts';
import { removeWebsite } from './remove-website.ts';

const usage = 'Usage: pnpm --filter leads-service website:remove --website <id> [--yes]';

/** `website:remove`: the rows of a website by table, and with `--yes` without its content. */
export const removeWebsiteCommand: Command = { usage, run };

async function run({ args, settings, stdout }: CommandStart) {
  const options = { website: { type: 'string' }, yes: { type: 'boolean' } } as const;
  const { website, yes: apply = false } = parseArgs({ args, options }).values;
  if (!website || !/^[1-9]\d{0,9}$/.test(website) || Number(website) > 2_147_483_647)
    throw new Error(usage);
  const request = { websiteId: Number(website), apply };
  const removal = await withDatabase<Removal>(settings, {
    request: (dataDir) => callService(dataDir, 'removeWebsite', request),
    perform: (database) => removeWebsite(database, request),
  });
  stdout.write(`${linesOf(removal, website).join('\n')}\n`);
}

function linesOf({ content, kept, removed }: Removal, website: string): string[] {
  if (content.length + kept.length === 0) return [`The database has no rows of website ${website}`];
  const list = (rows: Removal['kept'], what: string) =>
    rows.map(({ table, rows: count }) => `${table}: ${count} rows, ${what}`);
  return [
    ...list(content, removed ? 'removed' : 'removed with --yes'),
    ...list(kept, 'kept until their retention ends'),
    ...(removed ? ['A running service forgets the website when it starts again.'] : []),
  ];
}
