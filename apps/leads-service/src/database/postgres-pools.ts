import type pg from 'pg';
import { ServerAddresses, serverUrls } from './server-addresses.ts';
import { ServerPool } from './server-pool.ts';
import { REQUEST_WAIT } from './wait-budget.ts';

const SECOND = 1_000;

interface PoolSettings {
  readonly max: number;
  /** Milliseconds, as all others. */
  readonly connect: number;
  /** Waiting for a lock; 0 for no limit of its own. */
  readonly lock: number;
  readonly statement: number;
  /** Whether the server may compile a statement that it expects to be slow, which takes 0.2 s. */
  readonly jit: boolean;
}

/**
 * Each pool opens connections on demand, at most `max`. The server times out first; if it does not
 * answer at all, the client drops the connection and opens a new one.
 */
const pools = {
  /** Reads of requests. */
  reads: { max: 8, ...requestTimeouts(), jit: false },
  /**
   * One connection per written table, and three more for impressions and for events, of which four
   * groups are written at once (`PARALLEL_GROUPS`): tables do not wait for each other.
   */
  writes: { max: 14, ...requestTimeouts(), jit: false },
  /** Imports, retention and operator commands, which can take longer. */
  batches: { max: 4, connect: 5 * SECOND, lock: 0, statement: 600 * SECOND, jit: true },
  /** Reads from a replica, which leave time to ask the primary instead. */
  replica: { max: 8, connect: SECOND / 2, lock: SECOND, statement: SECOND, jit: false },
} as const satisfies Record<string, PoolSettings>;

function requestTimeouts() {
  return {
    connect: REQUEST_WAIT - 2 * SECOND,
    lock: REQUEST_WAIT - SECOND,
    statement: REQUEST_WAIT,
  };
}

/** For migrations, which remove the statement timeout. */
export const migrationConnection = {
  connectionTimeoutMillis: 5 * SECOND,
  keepAlive: true,
  application_name: 'leads-service migrations',
  // PgBouncer rejects this, before a migration could lose its lock there.
  statement_timeout: 60 * SECOND,
} as const satisfies pg.ClientConfig;

export type PostgresPools = Readonly<Record<'reads' | 'writes' | 'batches', pg.Pool>>;

interface PoolOptions {
  readonly url: string;
  /** PgBouncer in transaction mode rejects timeouts of a connection. */
  readonly isPgBouncer: boolean;
}

export function openPools({ url, isPgBouncer }: PoolOptions): PostgresPools {
  const addresses = new ServerAddresses(url);
  const open = (settings: PoolSettings) => openPool(addresses, settings, isPgBouncer);
  return { reads: open(pools.reads), writes: open(pools.writes), batches: open(pools.batches) };
}

/** The pool of a replica, which may be behind PgBouncer too. */
export const openReplicaPool = (url: string): pg.Pool =>
  openPool(new ServerAddresses(serverUrls(url)[0] ?? url), pools.replica, true);

function openPool(addresses: ServerAddresses, settings: PoolSettings, isPgBouncer: boolean) {
  const { lock, statement, jit } = settings;
  return new ServerPool({
    ...clientSettings(settings),
    addresses,
    ...(isPgBouncer
      ? { prologue: prologueOf(settings) }
      : {
          ...(lock && { lock_timeout: lock }),
          ...(!jit && { options: '-c jit=off' }),
          statement_timeout: statement,
        }),
  });
}

const clientSettings = ({ max, connect, statement }: PoolSettings) => ({
  max,
  connectionTimeoutMillis: connect,
  query_timeout: statement + (statement > 10 * SECOND ? 10 : 1) * SECOND,
  keepAlive: true,
  application_name: 'leads-service',
});

const prologueOf = ({ lock, statement, jit }: PoolSettings) =>
  [
    `set local statement_timeout = ${statement}; set local lock_timeout = ${lock}`,
    ...(jit ? [] : ['set local jit = off']),
  ].join('; ');
