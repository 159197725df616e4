import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Milliseconds between two attempts to find a server that accepts writes. */
const PAUSE = 200;

/**
 * The servers of a URL with several hosts, `postgres://user@one:5432,two:5433/leads`, as one URL
 * each. libpq reads such URLs, node-postgres does not.
 */
export function serverUrls(url: string): string[] {
  const [, start = '', hosts = '', rest = ''] =
    /^(postgres(?:ql)?:\/\/(?:[^/?]*@)?)([^/?]*)(.*)$/.exec(url) ?? [];
  if (!hosts.includes(',')) return [url];
  return hosts.split(',').map((host) => `${start}${host}${rest}`);
}

/**
 * The servers of one database, of which one accepts writes. A connection that fails, or ends in a
 * server that only answers reads, makes the next one connect to the next server.
 */
export class ServerAddresses {
  readonly urls: readonly string[];
  #current = 0;

  constructor(url: string) {
    this.urls = serverUrls(url);
  }

  get current(): string {
    return this.urls[this.#current] as string;
  }

  /** Moves on, unless another connection has done so already. */
  failed(url: string): void {
    if (url === this.current) this.#current = (this.#current + 1) % this.urls.length;
  }
}

/** SQLSTATE read_only_sql_transaction: the server became a replica. */
const readOnly = '25006';

/** The class of pg's connections to the server of `addresses` that accepts writes. */
export function primaryClient(addresses: ServerAddresses, prologue = ''): typeof pg.Client {
  return class PrimaryClient extends pg.Client {
    readonly #url: string;

    constructor(config: pg.ClientConfig) {
      super({ ...config, connectionString: addresses.current });
      this.#url = addresses.current;
      this.on('error', () => addresses.failed(this.#url));
    }

    override connect(...callbacks: never[]): never {
      const connected = super.connect().catch((error: Error) => {
        addresses.failed(this.#url);
        throw error;
      });
      const [callback] = callbacks as ((error?: Error) => void)[];
      if (!callback) return connected as never;
      connected.then(() => callback(), callback);
      return undefined as never;
    }

    /** Sets the timeouts of each transaction, where they cannot be set for a connection. */
    override query(...[query, ...rest]: [never, ...never[]]): never {
      const { text } = query as { text?: string };
      const begun = text?.startsWith('begin') && prologue && { text: `${text};${prologue}` };
      const result: unknown = super.query((begun || query) as never, ...rest);
      if (result instanceof Promise) result.catch((error) => this.#afterError(error));
      return result as never;
    }

    #afterError({ code }: { code?: string }) {
      if (code !== readOnly) return;
      addresses.failed(this.#url);
      void this.end();
    }
  };
}

/** Rejects a connection to a server that only answers reads, if there are others. */
export async function assertWritable(client: pg.ClientBase, addresses: ServerAddresses) {
  if (addresses.urls.length < 2) return;
  const { rows } = await client.query('select pg_is_in_recovery() as waits');
  if (!rows[0]?.waits) return;
  addresses.failed(addresses.current);
  throw Object.assign(new Error('The server is a replica'), { code: readOnly });
}

/**
 * A connection of its own to the server that accepts writes.
 *
 * @param patience milliseconds to wait until one does, if there are several
 */
export async function connectToPrimary(
  addresses: ServerAddresses,
  config: pg.ClientConfig,
  patience = 0,
): Promise<pg.Client> {
  const deadline = performance.now() + patience;
  for (let attempt = 1; ; attempt += 1) {
    const client = new (primaryClient(addresses))(config);
    try {
      await client.connect();
      await assertWritable(client, addresses);
      return client;
    } catch (error) {
      await client.end().catch(() => {});
      const isOver = attempt >= addresses.urls.length && performance.now() >= deadline;
      if (addresses.urls.length < 2 || isOver) throw error;
    }
    if (attempt % addresses.urls.length === 0) await pause(PAUSE);
  }
}
