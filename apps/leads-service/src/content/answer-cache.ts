import { LRUCache } from 'lru-cache';
import type { Answer } from './answer.ts';

export interface AnswerRequest {
  /** Names the answer among all answers of all websites. */
  readonly key: string;
  /** The version of the content that the answer is to show. */
  readonly version: number;
  /** Makes the answer; undefined when what the request names does not exist. */
  load(): Promise<Answer | undefined>;
}

export type AnswerCache = (request: AnswerRequest) => Promise<Answer | undefined>;

interface Kept {
  readonly version: number;
  readonly answer: Answer;
}

/**
 * Keeps the answers used last, up to `maxBytes` of bodies. Requests for one answer that is not there
 * share one load. What does not exist is not kept, because made-up names are endless.
 */
export function createAnswerCache(maxBytes: number): AnswerCache {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }) => answer.body.length,
  });
  const loading = new Map<string, Promise<Answer | undefined>>();

  async function load({ key, version, load }: AnswerRequest) {
    const answer = await load();
    if (answer) kept.set(key, { version, answer });
    return answer;
  }

  return async (request) => {
    const entry = kept.get(request.key);
    if (entry?.version === request.version) return entry.answer;
    const flight = `${request.version} ${request.key}`;
    const shared = loading.get(flight) ?? load(request).finally(() => loading.delete(flight));
    loading.set(flight, shared);
    return shared;
  };
}
