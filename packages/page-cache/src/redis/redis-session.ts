import { setTimeout as pause } from 'node:timers/promises';
import { createClient, RESP_TYPES } from '@redis/client';

import { scripts } from './scripts.ts';

type Argument = string | Buffer;

/** One connection to Redis, from its beginning to its first failure. */
export type RedisSession = {
  /** Names one run of the server: another one has lost what the earlier one knew. */
  readonly run: string;
  readonly isOpen: () => boolean;
  /**
   * Runs a script. Strings of its answer are buffers.
   *
   * @throws Error of Redis, or when there is no answer within the time
   */
  readonly call: (of: Call, timeoutMs: number) => Promise<unknown>;
  readonly destroy: () => void;
};

export type Call = {
  readonly script: string;
  readonly keys: readonly string[];
  readonly values: readonly Argument[];
};

/** Milliseconds until an attempt to connect is given up. */
const connectMs = 500;

const settings = {
  socket: { connectTimeout: connectMs, reconnectStrategy: false },
  disableOfflineQueue: true,
  commandsQueueMaxLength: 10_000,
} as const;

const asBuffers = { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } } as const;

/**
 * Connects to Redis.
 *
 * @param wake called for each message on the channel, and when the connection ends
 * @throws Error when there is no connection within half a second
 */
export async function openRedisSession(
  url: string,
  channel: string,
  wake: () => void,
): Promise<RedisSession> {
  const client = createClient({ url, ...settings });
  const subscriber = createClient({ url, ...settings });
  const both = [client, subscriber];
  let isOpen = true;
  const destroy = () => {
    isOpen = false;
    for (const each of both) if (each.isOpen) each.destroy();
  };
  for (const each of both) {
    // Without a listener an error would end the process; every call fails with it as well.
    each.on('error', destroy);
    each.on('end', () => {
      isOpen = false;
      wake();
    });
  }
  const open = async () => {
    await Promise.all(both.map((each) => each.connect()));
    const info = String(await client.sendCommand(['INFO', 'server']));
    const load = async (script: string) =>
      [script, String(await client.sendCommand(['SCRIPT', 'LOAD', script]))] as const;
    const hashes = new Map(await Promise.all(scripts.map(load)));
    await subscriber.subscribe(channel, wake);
    return { run: /run_id:(\w+)/.exec(info)?.[1] ?? 'unnamed', hashes };
  };
  try {
    const { run, hashes } = await within(open(), 2 * connectMs);
    return {
      ...{ run, destroy },
      isOpen: () => isOpen,
      call({ script, keys, values }, timeoutMs) {
        const hash = hashes.get(script) ?? '';
        const command = ['EVALSHA', hash, String(keys.length), ...keys, ...values];
        return within(client.sendCommand(command, asBuffers), timeoutMs);
      },
    };
  } catch (error) {
    destroy();
    throw error;
  }
}

/** Milliseconds of one turn of waiting. */
const turnMs = 10;

/**
 * A late timer is no late answer: a process that renders a page may read both at once. So time is
 * counted in turns, of which a process that is held up has one, however long it lasts; and what has
 * arrived is looked at before time is said to be up.
 *
 * @throws Error when there is no result within the time
 */
async function within<T>(result: Promise<T>, milliseconds: number): Promise<T> {
  const over = new AbortController();
  const late = async () => {
    for (let waited = 0; waited < milliseconds; waited += turnMs)
      await pause(turnMs, undefined, { signal: over.signal });
    await new Promise(setImmediate);
    throw new Error(`no answer within ${milliseconds} ms`);
  };
  try {
    return await Promise.race([result, late()]);
  } finally {
    over.abort();
  }
}
