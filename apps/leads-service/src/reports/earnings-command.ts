import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../database/open-database.ts';
import type { Command } from '../run-command.ts';
import { loadWarehouse } from '../warehouse/load-warehouse.ts';
import { formatCsv, formatTable, type ReportLines } from '../warehouse/report-lines.ts';
import { earningsLines } from './earnings-lines.ts';
import { readEarnings } from './read-earnings.ts';
import { REPORT_DIMENSIONS, readEarningsQuery } from './report-query.ts';

const usage = `Usage: pnpm --silent --filter leads-service earnings [--by ${REPORT_DIMENSIONS.join(',')}] [--from <day>] [--to <day>] [--only 'partner=tune-es&channel=2'] [--csv] [--parquet <file>]`;

const options = {
  by: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  only: { type: 'string' },
  csv: { type: 'boolean' },
  parquet: { type: 'string' },
} as const;

/** `earnings`: prints what clicks earn, as a table or CSV, or writes it as Parquet. */
export const earningsCommand: Command = {
  usage,
  async run({ args, settings, stdout, stderr }) {
    const { values } = parseArgs({ args: [...args], options });
    const parameters = new URLSearchParams(values.only ?? '');
    for (const name of ['by', 'from', 'to'] as const)
      if (values[name] !== undefined) parameters.set(name, values[name]);
    const query = readEarningsQuery(parameters, new Date());
    const database = await openDatabase(settings);
    try {
      const lines = earningsLines(query.by, await readEarnings(database.batches, query));
      if (!values.parquet) stdout.write(values.csv ? formatCsv(lines) : `${formatTable(lines)}\n`);
      else {
        const file = resolve(settings.workingDirectory, values.parquet);
        const rows = await writeParquet(file, lines, query.by.length);
        stderr.write(`${rows} rows written to ${file}\n`);
      }
    } finally {
      await database.close();
    }
  },
};

/** The parts of the key are texts, everything else numbers; a rate is its share of 100. */
async function writeParquet(file: string, { heading, lines }: ReportLines, keys: number) {
  const { writeTable } = await loadWarehouse();
  const columns = heading.map((name, index) => ({
    ...{ name, type: index < keys ? ('VARCHAR' as const) : ('DOUBLE' as const) },
  }));
  const rows = lines.map((line) =>
    line.map((text, index) => {
      if (index < keys) return text;
      return text === '' ? null : Number(text.replace('%', ''));
    }),
  );
  return writeTable(file, columns, rows);
}
