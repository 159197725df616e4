import pg from 'pg';
import { REQUEST_WAIT } from './wait-budget.ts';

const SECOND = 1_000;

/** Each pool opens as many connections as it needs, and no more than `max`. */
const pools = {
  /** Answers of requests. */
  reads: { max: 8, ...briefly() },
  /** One connection for each table that is written to, so that none waits for another. */
  writes: { max: 8, ...briefly() },
  /** Imports, retention and the commands of the operator, which may take their time. */
  batches: {
    max: 4,
    connectionTimeoutMillis: 5 * SECOND,
    statement_timeout: 600 * SECOND,
    query_timeout: 610 * SECOND,
  },
} as const satisfies Record<string, pg.PoolConfig>;

/**
 * Limits of what a request asks. The server gives up on its side first; where it does not answer at
 * all, the client drops the connection and takes a new one.
 */
function briefly() {
  return {
    connectionTimeoutMillis: REQUEST_WAIT - 2 * SECOND,
    lock_timeout: REQUEST_WAIT - SECOND,
    statement_timeout: REQUEST_WAIT,
    query_timeout: REQUEST_WAIT + SECOND,
  };
}

/** Of migrations, which take the time they take. */
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
    // An idle connection that breaks is replaced at the next query; unheard, the event ends the process.
    pool.on('error', () => {});
    return pool;
  };
  return { reads: open(pools.reads), writes: open(pools.writes), batches: open(pools.batches) };
}
