import {
  type PgBouncer,
  type PostgresReplica,
  type PostgresServer,
  startPgBouncer,
  startPostgres,
  startReplica,
} from '@plaza/testing/postgres';
import pg from 'pg';
import type { Host } from '../network/network.ts';

export const databaseName = 'plaza';

/** The servers of the database; a failover replaces the primary. */
export interface DatabaseServers {
  /** The server that accepts writes. */
  primary: PostgresServer;
  /** Absent after it was promoted. */
  replica: PostgresReplica | undefined;
  readonly pgBouncer: PgBouncer;
}

type Hosts = { readonly primary: Host; readonly replica: Host; readonly pgBouncer: Host };

const on = ({ address, prefix }: Host, port: number) => ({
  wrapper: prefix,
  listen: { host: address, port },
});

/**
 * A primary, its synchronous replica and PgBouncer: a transaction is acknowledged when both servers
 * have it, so that no acknowledged row is lost with the primary.
 */
export async function startDatabase(hosts: Hosts): Promise<DatabaseServers> {
  const primary = await startPostgres(on(hosts.primary, 5432));
  await query(primary.url('postgres'), `create database ${databaseName}`);
  const replica = await startReplica(primary, { ...on(hosts.replica, 5432), synchronous: true });
  const pgBouncer = await startPgBouncer(primary, {
    ...on(hosts.pgBouncer, 6432),
    database: databaseName,
  });
  return { primary, replica, pgBouncer };
}

/** Runs a query on a connection of its own. */
export async function query<Row extends pg.QueryResultRow>(
  connectionString: string,
  text: string,
): Promise<Row[]> {
  const timeouts = { connectionTimeoutMillis: 2_000, query_timeout: 30_000 };
  const client = new pg.Client({ connectionString, ...timeouts });
  // A server that ends under the connection must not end this process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
