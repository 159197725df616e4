import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** The engines the service runs on: PostgreSQL inside the process, or a PostgreSQL server. */
export const databaseEngines = ['pglite', 'postgres'] as const;
export type DatabaseEngine = (typeof databaseEngines)[number];

/** What both drivers answer to `execute`. */
interface QueryResult<Row> {
  readonly rows: Row[];
}

interface RowsHKT extends PgQueryResultHKT {
  type: QueryResult<this['row']>;
}

/** The query builder, typed over what PGlite and node-postgres have in common. */
export type Orm = PgDatabase<RowsHKT, typeof schema>;

export interface Database {
  readonly engine: DatabaseEngine;
  /** Answers requests, within seconds or not at all. */
  readonly orm: Orm;
  /** Stores what requests bring, on connections that no read takes. */
  readonly writes: Orm;
  /** For imports, retention and the commands of the operator, which may take their time. */
  readonly batches: Orm;
  /** Lets running queries end, then gives up connections, locks and files. Safe to call twice. */
  close(): Promise<void>;
}
