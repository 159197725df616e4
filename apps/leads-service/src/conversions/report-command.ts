import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../database/open-database.ts';
import type { Command } from '../run-command.ts';
import { storeReport } from './store-report.ts';

const usage =
  'Usage: pnpm --silent --filter leads-service conversions:import --partner <name> --file <report.csv> [--yes]';

/**
 * `conversions:import`: checks a partner's report, and with `--yes` stores it. An embedded database is
 * opened by it alone: upload the report in the dashboard while its service runs.
 */
export const importReportCommand: Command = {
  usage,
  async run({ args, settings, stdout }) {
    const options = {
      partner: { type: 'string' },
      file: { type: 'string' },
      yes: { type: 'boolean', default: false },
    } as const;
    const { values } = parseArgs({ args: [...args], options });
    const partner = settings.conversionPartners.find(({ name }) => name === values.partner);
    if (!partner || !values.file)
      throw new Error(
        `--partner is one of ${settings.conversionPartners.map(({ name }) => name).join(', ') || 'CONVERSION_PARTNERS, which is not set'}, and --file a report. ${usage}`,
      );
    const text = await readFile(resolve(settings.workingDirectory, values.file), 'utf8');
    const database = await openDatabase(settings);
    try {
      const report = { partner, text, isStored: values.yes, now: new Date() };
      const { counts, issues } = await storeReport(database.batches, report);
      if (issues.length > 0) throw new Error(`Nothing was stored.\n${issues.join('\n')}`);
      const sums = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
      stdout.write(
        `${values.yes ? 'Stored' : 'Checked, not stored (--yes does)'}: ${sums.join(', ')}\n`,
      );
    } finally {
      await database.close();
    }
  },
};
