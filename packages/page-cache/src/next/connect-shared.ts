import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSharedPages } from '../core/shared-pages.ts';
import type { Log } from '../model/log.ts';
import type { PageCacheSettings } from '../model/settings.ts';
import { type SharedSettings, serverState } from '../server/server-state.ts';
import { cacheTags } from './cache-tags.ts';
import { logToStderr } from './log-to-stderr.ts';

type Site = {
  readonly settings: PageCacheSettings;
  /** Folder of the build. */
  readonly built: string;
  readonly log?: Log;
};

/** Milliseconds that a start waits for the shared cache. */
const mostWaitMs = 1_000;

/**
 * Connects this process to the pages of others. The client is loaded here and not before, so that a
 * process by itself does without it.
 *
 * @returns a function that connects, and resolves with one that ends the connection
 */
export const connectShared =
  ({ settings, built, log = logToStderr }: Site) =>
  async ({ redisUrl, deployment }: SharedSettings): Promise<() => void> => {
    const { createRedisCache } = await import('../redis/redis-cache.ts');
    const state = serverState();
    const cache = createRedisCache({
      url: redisUrl,
      site: new URL(settings.url).host,
      deployment: deployment ?? (await readFile(join(built, 'BUILD_ID'), 'utf8')).trim(),
      onExpired: async (list) => state.expiry?.expireFromElsewhere(list),
      log,
    });
    const tagsOf = (value: object) => cacheTags(value) ?? [];
    state.shared = createSharedPages({ cache, tagsOf, log });
    await cache.untilConnected(mostWaitMs);
    return () => {
      delete state.shared;
      cache.close();
    };
  };
