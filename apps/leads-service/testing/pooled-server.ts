import {
  type PgBouncer,
  type PostgresServer,
  startPgBouncer,
  startPostgres,
} from '@plaza/testing/postgres';
import type { DatabaseSettings } from '../src/database/open-database.ts';

export interface PooledServer {
  readonly server: PostgresServer;
  /** For `openDatabase`: through PgBouncer, and PostgreSQL itself. */
  readonly settings: DatabaseSettings;
  /** PostgreSQL without PgBouncer. */
  readonly direct: DatabaseSettings;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL server of its own behind PgBouncer in transaction mode. */
export async function startPooledServer(): Promise<PooledServer> {
  const server = await startPostgres();
  const pgbouncer: PgBouncer = await startPgBouncer(server);
  const [databaseUrl, databaseDirectUrl] = [pgbouncer.url, server.url('postgres')];
  return {
    server,
    settings: { databaseUrl, databaseDirectUrl, dataDir: '' },
    direct: { databaseUrl: databaseDirectUrl, dataDir: '' },
    async stop() {
      await pgbouncer.stop();
      await server.stop();
    },
  };
}
