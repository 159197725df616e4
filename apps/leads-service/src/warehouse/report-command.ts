import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Dimension, ReportQuery } from '@plaza/warehouse';
import type { Command, CommandStart } from '../run-command.ts';
import { readDay } from './days.ts';
import { loadWarehouse } from './load-warehouse.ts';
import { drawReport } from './report-chart.ts';
import { formatCsv, formatTable, MEASURES, type Measure, reportLines } from './report-lines.ts';

const usage =
  'Usage: pnpm --silent --filter leads-service report --warehouse <folder> [--by site,channel,product,day] [--from <day>] [--to <day>] [--site <id>] [--csv] [--svg <file>] [--measure impressions|listed|views|leads]';

/** `report`: prints what the exported days say, and draws it. */
export const reportCommand: Command = { usage, run };

interface Report {
  readonly folder: string;
  readonly query: ReportQuery;
  readonly csv: boolean;
  readonly svg?: string | undefined;
  readonly measure: Measure;
}

async function run({ args, settings, stdout, stderr }: CommandStart) {
  const { folder, query, csv, svg, measure } = readArguments(args, settings.workingDirectory);
  const { readReport } = await loadWarehouse();
  const rows = await readReport(folder, query);
  const lines = reportLines(query.by, rows);
  stdout.write(csv ? formatCsv(lines) : `${formatTable(lines)}\n`);
  if (!svg) return;
  await writeFile(svg, drawReport(query.by, rows, measure));
  stderr.write(`${svg} written\n`);
}

const dimensions = ['site', 'channel', 'product', 'day'] as const satisfies Dimension[];

function readArguments(args: readonly string[], workingDirectory: string): Report {
  const options = {
    warehouse: { type: 'string' },
    by: { type: 'string', default: 'site,day' },
    from: { type: 'string' },
    to: { type: 'string' },
    site: { type: 'string' },
    csv: { type: 'boolean', default: false },
    svg: { type: 'string' },
    measure: { type: 'string', default: 'impressions' },
  } as const;
  const { values } = parseArgs({ args, options });
  if (values.warehouse === undefined) throw new Error(`--warehouse is missing. ${usage}`);
  if (values.site !== undefined && !/^\d{1,9}$/.test(values.site))
    throw new Error(`--site must be a number. ${usage}`);
  for (const day of [values.from, values.to]) if (day !== undefined) readDay(day);
  const { from, to, site, svg } = values;
  return {
    folder: resolve(workingDirectory, values.warehouse),
    query: { by: readBy(values.by), from, to, site: site === undefined ? undefined : Number(site) },
    csv: values.csv,
    svg: svg && resolve(workingDirectory, svg),
    measure: readMeasure(values.measure),
  };
}

function readBy(text: string): Dimension[] {
  const given = text.split(',').filter(Boolean);
  const unknown = given.find((name) => !dimensions.some((dimension) => dimension === name));
  if (unknown) throw new Error(`--by does not know '${unknown}'. ${usage}`);
  return dimensions.filter((dimension) => given.includes(dimension));
}

function readMeasure(text: string): Measure {
  const measure = MEASURES.find((name) => name === text);
  if (!measure) throw new Error(`--measure does not know '${text}'. ${usage}`);
  return measure;
}
