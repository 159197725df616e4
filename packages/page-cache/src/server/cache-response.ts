import { sharedLife } from '../core/shared-life.ts';
import { cacheTags } from '../next/cache-tags.ts';
import { type EncodedResponse, encodeResponse } from './encode-response.ts';
import { type CacheRead, type RequestContext, serverState } from './server-state.ts';

/**
 * Caches Next's answer to a path when it is a page from Next's own cache, shared caches may keep it,
 * and nothing has changed it meanwhile.
 */
export async function cacheResponse(path: string, { reads, answer }: RequestContext) {
  const [read, another] = reads;
  if (!read || another || answer?.status !== 200) return;
  const { headers } = answer;
  const seconds = sharedLife(headers['cache-control']);
  const { etag } = headers;
  if (headers['x-nextjs-cache'] !== 'HIT' || headers['set-cookie'] || seconds === undefined) return;
  if (typeof etag !== 'string') return;
  const { cacheKey, lastModified, generation } = read;
  const response = await encodedOnce(read, { ...headers, etag });
  const staleAt = lastModified + seconds * 1000;
  const cached = { cacheKey, staleAt, tags: cacheTags(read.entry), response };
  serverState().responses.set(path, cached, generation);
}

/** By entry, so that a page with many simultaneous requests is compressed once. */
const encoded = new WeakMap<object, Promise<EncodedResponse>>();

function encodedOnce({ entry }: CacheRead, headers: Parameters<typeof encodeResponse>[1]) {
  const response = encoded.get(entry) ?? encodeResponse(entry.html, headers);
  encoded.set(entry, response);
  // A failed compression is retried at the next response.
  response.catch(() => encoded.delete(entry));
  return response;
}
