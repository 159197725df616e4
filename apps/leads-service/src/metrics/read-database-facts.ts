import { sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';

export interface DatabaseFacts {
  readonly emails: { readonly waiting: number; readonly due: number; readonly failed: number };
  readonly vendorEvents: readonly VendorFacts[];
  readonly websites: readonly Website[];
}

/** The outbox of a vendor. */
export interface VendorFacts extends Emails {
  readonly vendor: string;
}

interface Website extends Record<string, unknown> {
  readonly id: number;
  readonly version: number;
  /** Seconds since 1970. */
  readonly importedAt: number;
}

interface Emails extends Record<string, unknown> {
  readonly waiting: number;
  readonly due: number;
  readonly failed: number;
}

/** Reads what only the database knows; both statements use an index or a table of few rows. */
export async function readDatabaseFacts(orm: Orm): Promise<DatabaseFacts> {
  const emails = await orm.execute<Emails>(sql`
    select waiting.count as waiting, waiting.due, failed.count as failed from
      (select count(*)::integer as count,
        count(*) filter (where next_attempt_at <= now())::integer as due
        from emails where sealed is not null) as waiting,
      (select count(*)::integer as count from emails
        where created_at > now() - interval '2 days'
          and failed_at > now() - interval '1 day' and last_error <> 'replaced') as failed`);
  const vendorEvents = await orm.execute<VendorFacts>(sql`
    select vendor, sum(waiting)::integer as waiting, sum(due)::integer as due,
      sum(failed)::integer as failed
    from (
      select vendor, count(*) as waiting, count(*) filter (where next_attempt_at <= now()) as due,
        0 as failed
      from vendor_events where sent_at is null and failed_at is null group by 1
      union all
      select vendor, 0, 0, count(*) from vendor_events
      where failed_at > now() - interval '1 day' and last_error not like 'skipped%' group by 1
    ) as counted group by 1 order by 1`);
  const websites = await orm.execute<Website>(sql`
    select id, content_version::float8 as version,
      extract(epoch from imported_at)::float8 as "importedAt" from websites`);
  const [first] = emails.rows;
  return {
    emails: first ?? { waiting: 0, due: 0, failed: 0 },
    vendorEvents: vendorEvents.rows,
    websites: websites.rows,
  };
}
