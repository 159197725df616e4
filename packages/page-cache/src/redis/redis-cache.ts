import { setTimeout as pause } from 'node:timers/promises';
import { claimMs } from '../core/page-claims.ts';
import type { Log } from '../model/log.ts';
import type { Expiration, SharedCache, SharedRead } from '../model/shared-cache.ts';
import { createExpirationLog, keyPrefix, longestKeepMs } from './expiration-log.ts';
import { createFollower, type Follower } from './follower.ts';
import { type Call, openRedisSession, type RedisSession } from './redis-session.ts';
import { readScript, releaseScript, writeScript } from './scripts.ts';

export type RedisCacheOptions = {
  /** E.g. `redis://user:password@host:6379/0`. */
  readonly url: string;
  /** Name of the site: expirations are shared by all its processes, whatever they run. */
  readonly site: string;
  /** Name of the build: only processes of the same one share pages. */
  readonly deployment: string;
  /**
   * Takes in what another process has expired, before anything rendered later is taken as current.
   * Must not throw.
   */
  readonly onExpired: (expirations: readonly Expiration[]) => Promise<void>;
  readonly log: Log;
};

/** Milliseconds that a page waits for an answer of Redis. */
const callMs = 50;

/** Calls in a row without an answer after which Redis is left alone until it answers again. */
const mostFailures = 3;

/** A `SharedCache` in Redis. It connects by itself, now and whenever the connection is lost. */
export function createRedisCache(
  options: RedisCacheOptions,
): SharedCache & Pick<Follower, 'untilConnected'> {
  const { url, site, deployment, onExpired, log } = options;
  const expirations = createExpirationLog(site, onExpired);
  const follower = createFollower({
    open: (wake) => openRedisSession(url, expirations.channel, wake),
    catchUp: expirations.catchUp,
    log,
  });
  const ask = askWhileUp(follower);
  const keysOf = (session: RedisSession, key: string) => {
    const prefix = keyPrefix(site, session);
    const own = `${prefix}:${deployment}`;
    const [page, lock] = [`${own}:page:${key}`, `${own}:lock:${key}`];
    return { tags: `${prefix}:tags`, number: `${prefix}:number`, page, lock };
  };
  const release: SharedCache['release'] = async (key, claim) => {
    await ask((session) => {
      const { tags, lock } = keysOf(session, key);
      return { script: releaseScript, keys: [tags, lock], values: [claim] };
    });
  };
  return {
    ...{ release, isPending: expirations.isPending },
    ...{ close: follower.close, untilConnected: follower.untilConnected },
    version: () => (follower.session() ? expirations.known() : undefined),
    async read(key, claim = '') {
      const answer = await ask((session) => {
        const { tags, page, lock } = keysOf(session, key);
        const known = expirations.known()?.expirations ?? 0;
        const values = [claim, String(claimMs), String(known)];
        return { script: readScript, keys: [tags, page, lock], values };
      });
      return toRead(answer);
    },
    async write(key, { bytes, tags, ageMs, keepMs, version, claim = '' }) {
      // What was known of another server says nothing about this one.
      if (version.run !== follower.session()?.run) return release(key, claim);
      await ask((session) => {
        const names = keysOf(session, key);
        const keep = Math.ceil(Math.min(keepMs, longestKeepMs));
        const values = [version.expirations, Math.round(ageMs), tags.join(','), keep].map(String);
        return {
          script: writeScript,
          keys: [names.tags, names.page, names.lock, names.number],
          values: [claim, ...values, Buffer.from(bytes)],
        };
      });
    },
    async expire(tags) {
      expirations.add(tags);
      const session = follower.session();
      if (!session) return;
      const flushed = expirations.flush(session).catch(follower.suspend);
      await Promise.race([flushed, pause(callMs, undefined, { ref: false })]);
    },
  };
}

/** Asks Redis while it answers. The result is `undefined` when it has not answered in time. */
function askWhileUp({ session, suspend }: Follower) {
  let failures = 0;
  let failedAt = 0;
  return async (call: (session: RedisSession) => Call): Promise<unknown> => {
    const current = session();
    if (!current) return undefined;
    const began = performance.now();
    try {
      const answer = await current.call(call(current), callMs);
      failures = 0;
      return answer ?? undefined;
    } catch (error) {
      // A full server still answers reads. Calls at the same time fail for the same reason.
      if (/^OOM/.test((error as Error).message) || began < failedAt) return undefined;
      failures += 1;
      failedAt = performance.now();
      if (failures < mostFailures) return undefined;
      failures = 0;
      suspend(error);
      return undefined;
    }
  };
}

function toRead(answer: unknown): SharedRead {
  if (!answer) return { kind: 'away' };
  const [kind, ageMs, bytes] = answer as [Buffer, number, Buffer];
  const name = String(kind);
  if (name === 'page') return { kind: 'page', page: { ageMs, bytes } };
  return { kind: name === 'claimed' || name === 'behind' ? name : 'none' };
}
