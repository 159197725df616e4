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
  const kept = new Map<string, Kept>();
  const loading = new Map<string, Promise<Answer | undefined>>();
  let bytes = 0;

  function forget(key: string) {
    bytes -= kept.get(key)?.answer.body.length ?? 0;
    kept.delete(key);
  }

  function keep(key: string, entry: Kept) {
    forget(key);
    kept.set(key, entry);
    bytes += entry.answer.body.length;
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) return;
      forget(oldest);
    }
  }

  async function load({ key, version, load }: AnswerRequest) {
    const answer = await load();
    if (answer) keep(key, { version, answer });
    return answer;
  }

  return async (request) => {
    const entry = kept.get(request.key);
    if (entry?.version === request.version) {
      // Maps keep the order of insertion, so the first key is the one used longest ago.
      kept.delete(request.key);
      kept.set(request.key, entry);
      return entry.answer;
    }
    const flight = `${request.version} ${request.key}`;
    const shared = loading.get(flight) ?? load(request).finally(() => loading.delete(flight));
    loading.set(flight, shared);
    return shared;
  };
}
