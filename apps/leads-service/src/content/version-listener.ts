import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { connectToPrimary, ServerAddresses } from '../database/server-addresses.ts';

/** The channel of the trigger on `websites`. */
export const VERSIONS_CHANNEL = 'content_versions';

/** The name of its sessions, by which an import finds them. */
export const LISTENER_NAME = 'leads-service versions';

/** Milliseconds between two readings, which show that the connection still works. */
const PAUSE = 1_000;

/** Milliseconds after which a reading says nothing about the present. */
export const LONGEST_SILENCE = 2_000;

export interface VersionListener {
  /** The content version of each website; undefined without a connection that is known to work. */
  versions(): ReadonlyMap<number, number> | undefined;
  start(): void;
  close(): Promise<void>;
}

/**
 * Keeps the content versions of all websites in memory: a notification makes it read them at once,
 * and it reads them every second, so that a lost notification or connection is noticed. Until it has
 * read them on a new connection, it knows nothing.
 */
export function createVersionListener(directUrl: string): VersionListener {
  const addresses = new ServerAddresses(directUrl);
  const stop = new AbortController();
  let known: ReadonlyMap<number, number> = new Map();
  let readAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;

  async function read(client: pg.Client) {
    const started = performance.now();
    const { rows } = await client.query<{ id: number; version: string }>(
      'select id, content_version as version from websites',
    );
    known = new Map(rows.map(({ id, version }) => [id, Number(version)]));
    readAt = started;
  }

  async function listen() {
    const client = await connectToPrimary(addresses, {
      ...{ application_name: LISTENER_NAME, keepAlive: true, connectionTimeoutMillis: PAUSE },
      ...{ statement_timeout: LONGEST_SILENCE, query_timeout: LONGEST_SILENCE },
    });
    try {
      let notified = new AbortController();
      client.on('notification', () => notified.abort());
      await client.query(`listen ${VERSIONS_CHANNEL}`);
      while (!stop.signal.aborted) {
        notified = new AbortController();
        await read(client);
        await sleep(AbortSignal.any([notified.signal, stop.signal]));
      }
    } finally {
      readAt = Number.NEGATIVE_INFINITY;
      // A server that answers nothing does not answer the end of the session either.
      await Promise.race([client.end().catch(() => {}), pause(PAUSE, undefined, { ref: false })]);
    }
  }

  async function run() {
    while (!stop.signal.aborted) {
      // Without it every request looks up the version, so nothing is lost but time.
      await listen().catch(() => {});
      await sleep(stop.signal);
    }
  }

  return {
    versions: () => (performance.now() - readAt < LONGEST_SILENCE ? known : undefined),
    start: () => {
      running ??= run();
    },
    async close() {
      stop.abort();
      await running;
    },
  };
}

const sleep = (signal: AbortSignal) => pause(PAUSE, undefined, { signal }).catch(() => {});
