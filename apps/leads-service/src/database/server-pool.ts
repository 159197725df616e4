import pg from 'pg';
import { noteFailedConnection } from './database-errors.ts';
import { assertWritable, primaryClient, type ServerAddresses } from './server-addresses.ts';

export interface ServerPoolOptions extends pg.PoolConfig {
  readonly addresses: ServerAddresses;
  /**
   * Statements at the start of each transaction, for PgBouncer in transaction mode: a connection
   * has no settings there, because its next transaction may run on another one of the server.
   */
  readonly prologue?: string;
}

/**
 * A pool of connections to the server that accepts writes. With a prologue each statement is a
 * transaction.
 */
export class ServerPool extends pg.Pool {
  readonly #addresses: ServerAddresses;
  readonly #prologue: string;

  constructor({ addresses, prologue = '', ...config }: ServerPoolOptions) {
    super({
      ...config,
      Client: primaryClient(addresses, prologue),
      onConnect: (client) => assertWritable(client, addresses),
    });
    this.#addresses = addresses;
    this.#prologue = prologue;
    // Broken idle connections are replaced by the next query; an unhandled error event would end
    // the process.
    this.on('error', () => {});
  }

  override query(...args: never[]): never {
    return this.#run(args) as never;
  }

  /** Tries each server once. */
  override connect(): Promise<pg.PoolClient>;
  override connect(...callbacks: never[]): never;
  override async connect(): Promise<pg.PoolClient> {
    for (let left = this.#addresses.urls.length; ; left -= 1) {
      try {
        return await super.connect();
      } catch (error) {
        if (left > 1) continue;
        noteFailedConnection(error);
        throw error;
      }
    }
  }

  async #run([query, ...rest]: never[]): Promise<unknown> {
    const client = await this.connect();
    try {
      if (this.#prologue) await client.query({ text: 'begin' });
      const result: unknown = await client.query(query as never, ...rest);
      if (this.#prologue) await client.query('commit');
      client.release();
      return result;
    } catch (error) {
      client.release(await this.#isBroken(client, error));
      throw error;
    }
  }

  /** Whether the connection cannot be used again. */
  async #isBroken(client: pg.PoolClient, error: unknown): Promise<boolean> {
    // Without a SQLSTATE the server has not answered.
    if (!/^[0-9A-Z]{5}$/.test(`${(error as { code?: unknown }).code}`)) return true;
    if (!this.#prologue) return false;
    return client.query('rollback').then(
      () => false,
      () => true,
    );
  }
}
