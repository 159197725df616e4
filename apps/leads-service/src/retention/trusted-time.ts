import { sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';

/** The time from which periods are counted back, and why it is not this process's. */
export interface TrustedTime {
  readonly now: Date;
  /** Sentences for the operator. */
  readonly notes: readonly string[];
}

const HOUR = 3_600_000;

/** A service with visitors stores something every day. */
const SILENCE = 24 * HOUR;

/** Clocks of two machines differ by less. */
const TOLERANCE = HOUR / 12;

interface Times extends Record<string, unknown> {
  readonly database: string | Date;
  readonly newest: string | Date | null;
}

/**
 * A clock that is ahead would delete what has not expired: the earliest counts of this process's time,
 * the database's, and that of the newest record if it is more than a day ago. The embedded database
 * has this process's clock, so there the newest record decides.
 */
export async function readTrustedTime(orm: Orm, process: Date): Promise<TrustedTime> {
  const { rows } = await orm.execute<Times>(timesSql);
  const database = new Date(rows[0]?.database ?? process);
  const newest = rows[0]?.newest ? new Date(rows[0].newest) : undefined;
  const now = new Date(Math.min(process.getTime(), database.getTime()));
  const notes: string[] = [];
  if (Math.abs(process.getTime() - database.getTime()) > TOLERANCE)
    notes.push(
      `This machine's clock says ${process.toISOString()}, the database's ${database.toISOString()}: the earlier one counts.`,
    );
  if (!newest || now.getTime() - newest.getTime() <= SILENCE) return { now, notes };
  notes.push(
    `The clock says ${now.toISOString()}, but the newest record is of ${newest.toISOString()}: records expire as of then. If the clock is right, run retention:run --confirm.`,
  );
  return { now: newest, notes };
}

/** Each part reads the end of an index. */
const timesSql = sql`
  select now() as database, (select max(time) from (
    select max(created_at) as time from contact_messages
    union all select max(created_at) from leads
    union all select max(updated_at) from applications
    union all select max(created_at) from consent_receipts
    union all select max(imported_at) from websites
    union all select (select max(created_at) from impressions where website_id = websites.id)
      from websites) as times) as newest`;
