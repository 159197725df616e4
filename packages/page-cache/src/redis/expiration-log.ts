import { randomUUID } from 'node:crypto';
import { type Expiration, everyTag, type SharedVersion } from '../model/shared-cache.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { RedisSession } from './redis-session.ts';
import { expireScript, followScript } from './scripts.ts';

/** What all processes of a site have expired, in one order. */
export type ExpirationLog = Pick<Outbox, 'isPending'> & {
  /** Told of each expiration, so that the log is read at once. */
  readonly channel: string;
  readonly known: () => SharedVersion | undefined;
  /** Sends Redis the expirations it does not have, then reads those that this process has missed. */
  readonly catchUp: (session: RedisSession) => Promise<void>;
  readonly add: (tags: readonly string[]) => void;
  /** Sends Redis the expirations it does not have. */
  readonly flush: (session: RedisSession) => Promise<void>;
};

/** Milliseconds that a call waits which no page waits for. */
const backgroundMs = 500;

/** Milliseconds for which a page is kept at most. */
export const longestKeepMs = 24 * 60 * 60 * 1_000;

/** Expirations are kept for longer, by more than the time that a page may take to render. */
const keepExpirationsMs = longestKeepMs + 60 * 60 * 1_000;

/** Begins every key of a site; another run of the server shares none with this one. */
export const keyPrefix = (site: string, { run }: RedisSession): string =>
  `plaza:{${site}}:${run.slice(0, 12)}`;

type Followed = readonly [
  latest: number,
  records?: readonly (readonly [number: number, by: Buffer, ageMs: number, tags: Buffer])[],
];

/**
 * @param site name of the site
 * @param onExpired takes in what others have expired, before anything rendered later is current
 */
export function createExpirationLog(
  site: string,
  onExpired: (expirations: readonly Expiration[]) => Promise<void>,
): ExpirationLog {
  const instance = randomUUID();
  const outbox = createOutbox();
  const channel = `plaza:{${site}}:expired`;
  let known: SharedVersion | undefined;
  const keys = (session: RedisSession, names: readonly string[]) =>
    names.map((name) => `${keyPrefix(site, session)}:${name}`);

  /** The number of an own expiration is known when nobody else's lies before it. */
  const tell = (session: RedisSession) => async (tags: readonly string[]) => {
    const values = [instance, channel, String(keepExpirationsMs), tags.join(',')];
    const call = { script: expireScript, keys: keys(session, ['tags', 'number', 'log', 'times']) };
    const number = Number(await session.call({ ...call, values }, backgroundMs));
    if (known?.run === session.run && number === known.expirations + 1)
      known = { ...known, expirations: number };
  };

  /** @returns the number of the last expiration that this process has taken in */
  const read = async (session: RedisSession, from: number): Promise<number> => {
    const call = { script: followScript, keys: keys(session, ['tags', 'number', 'log']) };
    const answer = await session.call({ ...call, values: [String(from)] }, backgroundMs);
    const [latest, records = []] = answer as Followed;
    if (latest === Math.max(0, from)) return latest;
    const isWhole = latest > from && records[0]?.[0] === from + 1;
    const others = records.filter(([, by]) => String(by) !== instance);
    await onExpired(
      isWhole
        ? others.map(([, , ageMs, tags]) => ({ ageMs, tags: String(tags).split(',') }))
        : [{ tags: [everyTag], ageMs: 0 }],
    );
    return isWhole ? (records.at(-1)?.[0] ?? latest) : latest;
  };

  return {
    ...{ channel, isPending: outbox.isPending, add: outbox.add },
    known: () => known,
    flush: (session) => outbox.flush(tell(session)),
    async catchUp(session) {
      if (known?.run !== session.run) {
        // A server that has started knows nothing; a process that has, not what it has missed.
        outbox.repeat();
        known = { run: session.run, expirations: known ? 0 : -1 };
      }
      await outbox.flush(tell(session));
      for (let isBehind = true; isBehind; ) {
        const from: number = known.expirations;
        const last = await read(session, from);
        isBehind = last !== from || known.expirations !== from;
        known = { run: session.run, expirations: Math.max(last, known.expirations) };
        // Somebody has emptied Redis, which counts from the beginning again.
        if (last < from) known = { run: session.run, expirations: last };
      }
    },
  };
}
