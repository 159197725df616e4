import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { callService } from '../embedded/control/control-client.ts';
import { withDatabase } from '../embedded/control/with-database.ts';
import type { Command, CommandStart } from '../run-command.ts';
import { closedDays } from './days.ts';
import { type DaySource, type ExportSelection, exportDays } from './export-days.ts';
import { countDay, readDayPage, readWebsites } from './read-day.ts';

const usage =
  'Usage: pnpm --filter leads-service warehouse:export --to <folder> [--from <day>] [--until <day>] [--website <id>]';

/** `warehouse:export`: writes closed days as Parquet; exit code 1 if a day could not be written. */
export const exportDaysCommand: Command = { usage, run };

async function run({ args, settings, stdout }: CommandStart) {
  const selection = readArguments(args, settings.workingDirectory);
  const totals = { written: 0, rewritten: 0, unchanged: 0, kept: 0 };
  const write = async (source: DaySource) => {
    for await (const { table, website, day, outcome, rows } of exportDays(source, selection)) {
      totals[outcome] += 1;
      if (outcome !== 'unchanged')
        stdout.write(`${table} website=${website} dt=${day}: ${rows} rows ${outcome}\n`);
    }
    return totals;
  };
  await withDatabase(settings, {
    async request(dataDir) {
      const first = await callService(dataDir, 'warehouseWebsites', {});
      return first && write(serviceSource(dataDir));
    },
    perform: (database) =>
      write({
        websites: async () => (await readWebsites(database)).websites,
        count: async (day) => (await countDay(database, day)).count,
        page: (query) => readDayPage(database, query),
      }),
  });
  const { written, rewritten, unchanged, kept } = totals;
  stdout.write(`${written + rewritten} files written, ${unchanged + kept} left as they are\n`);
}

function serviceSource(dataDir: string): DaySource {
  const answered = <T>(answer: T | undefined): T => {
    if (answer === undefined) throw new Error('The service ended during the export');
    return answer;
  };
  return {
    websites: async () => answered(await callService(dataDir, 'warehouseWebsites', {})).websites,
    count: async (day) => answered(await callService(dataDir, 'countWarehouseDay', day)).count,
    page: async (query) => answered(await callService(dataDir, 'readWarehouseDay', query)),
  };
}

function readArguments(args: readonly string[], workingDirectory: string): ExportSelection {
  const options = {
    to: { type: 'string' },
    from: { type: 'string' },
    until: { type: 'string' },
    website: { type: 'string' },
  } as const;
  const { to, from, until, website } = parseArgs({ args, options }).values;
  if (to === undefined) throw new Error(`--to is missing. ${usage}`);
  if (website !== undefined && !/^\d{1,9}$/.test(website))
    throw new Error(`--website must be a number. ${usage}`);
  return {
    folder: resolve(workingDirectory, to),
    days: closedDays({ from, to: until }, new Date()),
    ...(website !== undefined && { website: Number(website) }),
  };
}
