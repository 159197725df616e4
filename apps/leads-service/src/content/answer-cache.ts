import { LRUCache } from 'lru-cache';
import type { Answer } from './answer.ts';

export interface AnswerRequest {
  /** Identifies the answer among those of all websites. */
  readonly key: string;
  /** The content version of the answer. */
  readonly version: number;
  /** Creates the answer; undefined if the requested entry does not exist. */
  load(): Promise<Answer | undefined>;
}

export type AnswerCache = (request: AnswerRequest) => Promise<Answer | undefined>;

interface CachedAnswer {
  readonly version: number;
  readonly answer: Answer;
}

/**
 * Caches the most recently used answers, up to `maxBytes` of bodies. Concurrent requests for an
 * answer share one load. Missing entries are not cached, because their number is unlimited.
 */
export function createAnswerCache(maxBytes: number): AnswerCache {
  const cached = new LRUCache<string, CachedAnswer>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }) => answer.body.length,
  });
  const loading = new Map<string, Promise<Answer | undefined>>();

  async function load({ key, version, load }: AnswerRequest) {
    const answer = await load();
    if (answer) cached.set(key, { version, answer });
    return answer;
  }

  return async (request) => {
    const entry = cached.get(request.key);
    if (entry?.version === request.version) return entry.answer;
    const flight = `${request.version} ${request.key}`;
    const shared = loading.get(flight) ?? load(request).finally(() => loading.delete(flight));
    loading.set(flight, shared);
    return shared;
  };
}
