import type { ConversionPartner } from '@plaza/contract';
import type { Orm } from '../database/database.ts';
import { formatOf } from './partner-formats.ts';
import { readCsv } from './read-csv.ts';
import { type ConversionMessage, readMessage, UnreadableMessage } from './read-message.ts';
import { RefusedMessage } from './received-message.ts';
import { type Outcome, storeMessage } from './store-message.ts';

export interface ReportOutcome {
  readonly counts: Readonly<Record<Outcome, number>>;
  /** Of each wrong line, with its number; then nothing is stored. */
  readonly issues: readonly string[];
}

interface Report {
  readonly partner: Pick<ConversionPartner, 'name' | 'format'>;
  readonly text: string;
  /** False: everything is checked as if, and nothing stored. */
  readonly isStored: boolean;
  readonly now: Date;
}

/** Ends the transaction of a report that is not to be stored. */
class RolledBack extends Error {}

/** The most lines of a report. */
const LINES = 100_000;

/**
 * Stores the lines of a partner's report as if each were a message: all, or none of one with a wrong
 * line.
 */
export async function storeReport(orm: Orm, report: Report): Promise<ReportOutcome> {
  const counts = { new: 0, changed: 0, repeated: 0, late: 0 };
  const { messages, issues } = readLines(report);
  if (issues.length > 0) return { counts, issues };
  try {
    await orm.transaction(async (transaction) => {
      for (const [line, message] of messages)
        try {
          const received = { ...message, partner: report.partner.name, source: 'report' } as const;
          counts[await storeMessage(transaction, received)] += 1;
        } catch (error) {
          if (!(error instanceof RefusedMessage)) throw error;
          issues.push(`line ${line}: ${error.message}`);
        }
      if (issues.length > 0 || !report.isStored) throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  return { counts, issues };
}

function readLines({ partner, text, now }: Report) {
  const issues: string[] = [];
  const messages: [number, ConversionMessage][] = [];
  try {
    const [heading = [], ...lines] = readCsv(text);
    const names = heading.map((name) => name.trim().toLowerCase());
    if (lines.length === 0) issues.push('There is no line below the heading');
    if (lines.length > LINES) issues.push(`There are more than ${LINES} lines`);
    for (const [index, cells] of lines.slice(0, LINES).entries()) {
      const parameters = new Map(names.map((name, column) => [name, cells[column] ?? '']));
      try {
        messages.push([index + 2, readMessage(formatOf(partner.format), parameters, now)]);
      } catch (error) {
        if (!(error instanceof UnreadableMessage)) throw error;
        issues.push(`line ${index + 2}: ${error.message}`);
      }
    }
  } catch (error) {
    issues.push((error as Error).message);
  }
  return { messages, issues };
}
