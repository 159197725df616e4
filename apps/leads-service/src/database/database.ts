import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** The supported engines: PostgreSQL inside the process, or a PostgreSQL server. */
export const databaseEngines = ['pglite', 'postgres'] as const;
export type DatabaseEngine = (typeof databaseEngines)[number];

/** The result of `execute` in both drivers. */
interface QueryResult<Row> {
  readonly rows: Row[];
}

interface RowsHKT extends PgQueryResultHKT {
  type: QueryResult<this['row']>;
}

/** The query builder, typed by what PGlite and node-postgres have in common. */
export type Orm = PgDatabase<RowsHKT, typeof schema>;

export interface PoolConnections {
  readonly pool: string;
  readonly busy: number;
  readonly idle: number;
  /** Queries that wait for a connection. */
  readonly waiting: number;
}

export interface Database {
  readonly engine: DatabaseEngine;
  /** For reads of requests, with a timeout of seconds. */
  readonly orm: Orm;
  /** For writes of requests, on separate connections. */
  readonly writes: Orm;
  /** For imports, retention and operator commands, which can take longer. */
  readonly batches: Orm;
  /** The connections of each pool; none with the embedded database. */
  connections?(): readonly PoolConnections[];
  /** Reads of a replica, which may be behind; its connections fail when it is gone. */
  readonly replica?: Orm;
  /** PostgreSQL itself, where sessions keep their state; undefined if the database is embedded. */
  readonly directUrl?: string;
  /** Waits for running queries, then releases connections, locks and files. Idempotent. */
  close(): Promise<void>;
}
