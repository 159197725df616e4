import type { ServerResponse } from 'node:http';
import { sharedLife } from '../core/shared-life.ts';
import { type AnswerCopies, answerCopies } from './answer-copies.ts';
import { type CacheRead, processPages } from './process-pages.ts';

/**
 * Remembers what Next has answered to a path, when it is a page out of its cache that shared caches may keep
 * and that nothing has changed meanwhile.
 */
export async function learnAnswer(
  path: string,
  response: ServerResponse,
  [read, another]: readonly CacheRead[],
): Promise<void> {
  const headers = response.getHeaders();
  const seconds = sharedLife(headers['cache-control']);
  const { etag } = headers;
  if (!read || another || response.statusCode !== 200 || seconds === undefined) return;
  if (headers['x-nextjs-cache'] !== 'HIT' || headers['set-cookie'] || typeof etag !== 'string')
    return;
  const { cacheKey, lastModified, era } = read;
  const copy = await copiesOf(read, { ...headers, etag });
  const page = { cacheKey, staleAt: lastModified + seconds * 1000, copy };
  processPages().memory.remember(path, page, era);
}

/** By entry, so that a page that many ask for at once is compressed once. */
const known = new WeakMap<object, Promise<AnswerCopies>>();

function copiesOf({ entry }: CacheRead, headers: Parameters<typeof answerCopies>[1]) {
  const copies = known.get(entry) ?? answerCopies(entry.html, headers);
  known.set(entry, copies);
  // What failed once is tried again at the next answer.
  copies.catch(() => known.delete(entry));
  return copies;
}
