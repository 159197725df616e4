import { randomUUID } from 'node:crypto';
import { createSharedPages, type RenderStart } from '../core/shared-pages.ts';
import type { LogEntry } from '../model/log.ts';
import { type Network, openNetwork } from './network.test.support.ts';
import { createRedisCache } from './redis-cache.ts';

type Page = { readonly kind: 'APP_PAGE'; readonly html: string; readonly headers: object };
export type Rendering = { readonly start: RenderStart; readonly value: Page };

export type InstanceOptions = {
  readonly redisPort: number;
  readonly deployment: string;
  /** What a page shows at this moment. */
  readonly source: (key: string) => string;
  readonly onTold?: (tags: readonly string[]) => void;
};

/** An instance of a site as far as its two levels of pages go; each page has its key as a tag. */
export type Instance = {
  readonly network: Network;
  readonly log: readonly LogEntry[];
  /** Keys that it has rendered. */
  readonly rendered: readonly string[];
  readonly isConnected: () => boolean;
  readonly begin: (key: string) => Rendering;
  readonly finish: (key: string, rendering: Rendering) => void;
  readonly get: (key: string) => Promise<string>;
  /** Claims a page without rendering it. */
  readonly claim: (key: string) => Promise<{ readonly abandon: () => void }>;
  readonly expire: (tags: readonly string[]) => Promise<void>;
  /** Takes in what others have expired only when it hears again. */
  readonly hearNothing: (isDeaf: boolean) => void;
  readonly close: () => void;
};

export async function openInstance(options: InstanceOptions): Promise<Instance> {
  const { redisPort, deployment, source, onTold } = options;
  const network = await openNetwork(redisPort);
  const log: LogEntry[] = [];
  const rendered: string[] = [];
  const tagsOf = (value: object) => (value as { headers: { tags: string[] } }).headers.tags;
  let hearing: Promise<void> | undefined;
  let hearAgain = () => {};
  const cache = createRedisCache({
    ...{ url: `redis://127.0.0.1:${network.port}`, site: 'site.example', deployment },
    async onExpired(list) {
      await hearing;
      const tags = list.flatMap((each) => each.tags);
      onTold?.(tags);
      pages.expireHere(tags);
    },
    log: (entry) => void log.push(entry),
  });
  const pages = createSharedPages({ cache, tagsOf, log: (entry) => void log.push(entry) });
  const memory = new Map<string, Page>();
  await cache.untilConnected(2_000);
  const begin = (key: string): Rendering => ({
    start: pages.start(),
    value: { kind: 'APP_PAGE', html: `${deployment} ${source(key)}`, headers: { tags: [key] } },
  });
  const finish = (key: string, { start, value }: Rendering) => {
    memory.set(key, value);
    pages.write(key, { value, cacheControl: { revalidate: 300 } }, start);
  };
  const asked = new Map<string, Promise<string>>();
  const read = async (key: string) => {
    const local = memory.get(key);
    if (local && pages.isCurrent(local, [key])) return local.html;
    const found = (await pages.read(key, randomUUID()))?.value as Page | undefined;
    if (found) memory.set(key, found);
    if (found) return found.html;
    rendered.push(key);
    const rendering = begin(key);
    finish(key, rendering);
    return rendering.value.html;
  };
  return {
    ...{ network, log, rendered, begin, finish },
    isConnected: () => cache.version() !== undefined,
    get(key) {
      // Next lets all requests for one page wait for one answer of its cache, or one render.
      const answer = asked.get(key) ?? read(key).finally(() => asked.delete(key));
      asked.set(key, answer);
      return answer;
    },
    async claim(key) {
      const claim = randomUUID();
      await pages.read(key, claim);
      return { abandon: () => pages.abandon(key, claim) };
    },
    hearNothing(isDeaf) {
      hearAgain();
      hearing = undefined;
      if (isDeaf) ({ promise: hearing, resolve: hearAgain } = Promise.withResolvers<void>());
    },
    async expire(tags) {
      pages.expireHere(tags);
      await pages.expireElsewhere(tags);
    },
    close() {
      cache.close();
      network.close();
    },
  };
}
