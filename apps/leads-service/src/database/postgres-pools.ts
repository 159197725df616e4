import pg from 'pg';
import { REQUEST_WAIT } from './wait-budget.ts';

const SECOND = 1_000;

/** Each pool opens connections on demand, at most `max`. */
const pools = {
  /** Reads of requests. */
  reads: { max: 8, ...requestTimeouts() },
  /** One connection per written table, so that tables do not wait for each other. */
  writes: { max: 8, ...requestTimeouts() },
  /** Imports, retention and operator commands, which can take longer. */
  batches: {
    max: 4,
    connectionTimeoutMillis: 5 * SECOND,
    statement_timeout: 600 * SECOND,
    query_timeout: 610 * SECOND,
  },
} as const satisfies Record<string, pg.PoolConfig>;

/**
 * Timeouts of requests. The server times out first; if it does not answer at all, the client drops
 * the connection and opens a new one.
 */
function requestTimeouts() {
  return {
    connectionTimeoutMillis: REQUEST_WAIT - 2 * SECOND,
    lock_timeout: REQUEST_WAIT - SECOND,
    statement_timeout: REQUEST_WAIT,
    query_timeout: REQUEST_WAIT + SECOND,
  };
}

/** For migrations, which have no statement timeout. */
export const migrationConnection = {
  connectionTimeoutMillis: 5 * SECOND,
  keepAlive: true,
  application_name: 'leads-service migrations',
} as const satisfies pg.ClientConfig;

export type PostgresPools = Readonly<Record<keyof typeof pools, pg.Pool>>;

export function openPools(url: string): PostgresPools {
  const open = (config: pg.PoolConfig) => {
    const pool = new pg.Pool({
      ...config,
      connectionString: url,
      keepAlive: true,
      application_name: 'leads-service',
    });
    // Broken idle connections are replaced by the next query; an unhandled error event would end
    // the process.
    pool.on('error', () => {});
    return pool;
  };
  return { reads: open(pools.reads), writes: open(pools.writes), batches: open(pools.batches) };
}
