import { sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';

export interface DatabaseFacts {
  readonly emails: { readonly waiting: number; readonly due: number; readonly failed: number };
  readonly websites: readonly Website[];
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
  const websites = await orm.execute<Website>(sql`
    select id, content_version::float8 as version,
      extract(epoch from imported_at)::float8 as "importedAt" from websites`);
  const [first] = emails.rows;
  return { emails: first ?? { waiting: 0, due: 0, failed: 0 }, websites: websites.rows };
}
