import type { ContentContext } from './content-context.ts';
import { ContentError } from './content-error.ts';
import type { ContentRequest } from './content-request.ts';
import { contentOf } from './copy-store.ts';
import { FetchFailure } from './fetch-failure.ts';
import type { Answer, StaleEvent } from './freshness.ts';

type StaleAnswer = Answer<unknown> & { readonly freshness: StaleEvent['freshness'] };

/**
 * The fallback if the service did not answer (design §3): the last good copy, then the snapshot;
 * logged and passed to `onStale`.
 *
 * @throws {ContentError} if there is neither
 */
export async function fallBack(
  context: ContentContext,
  request: ContentRequest,
  reason: unknown,
): Promise<StaleAnswer> {
  const answer =
    (await lastGoodAnswer(context, request)) ?? (await snapshotAnswer(context, request));
  if (!answer) throw contentError(request, reason);
  report(context, request, { answer, reason });
  return answer;
}

/**
 * The fallback while the service may still answer: undefined if it is better waited for. The index
 * of paths is read before it is needed; the snapshot may be much older than a last good copy, and an
 * empty list in it says only that it has none.
 *
 * @param waitedMs for how long a call has waited in vain
 */
export async function fallBackEarly(
  context: ContentContext,
  request: ContentRequest,
  waitedMs: number,
): Promise<StaleAnswer | undefined> {
  if (request.name === 'paths') return undefined;
  const isSnapshotDue = waitedMs >= context.limits.snapshotAfterMs;
  const answer =
    (await lastGoodAnswer(context, request)) ??
    (isSnapshotDue ? await snapshotAnswer(context, request) : undefined);
  const isEmpty = answer?.freshness === 'snapshot' && [answer.value].flat().length === 0;
  if (!answer || isEmpty) return undefined;
  const reason = new FetchFailure(`The service has not answered for ${waitedMs} ms`);
  report(context, request, { answer, reason });
  return answer;
}

async function lastGoodAnswer(
  { lastGood }: ContentContext,
  request: ContentRequest,
): Promise<StaleAnswer | undefined> {
  const copy = await lastGood.find(request);
  return copy && { ...contentOf(copy), freshness: 'stale', fetchedAt: copy.fetchedAt };
}

/** An entry missing in the snapshot may be newer than it, so it may exist. */
async function snapshotAnswer(
  { snapshot, logger }: ContentContext,
  request: ContentRequest,
): Promise<StaleAnswer | undefined> {
  try {
    const { value, total } = (await snapshot?.answer(request.name, request.input)) ?? {};
    if (value === undefined) return undefined;
    return { value, total, freshness: 'snapshot', fetchedAt: undefined };
  } catch (error) {
    logger.warn('The content snapshot cannot be read', { error: String(error) });
    return undefined;
  }
}

function report(
  { logger, onStale }: ContentContext,
  { name, path }: ContentRequest,
  { answer, reason }: { readonly answer: StaleAnswer; readonly reason: unknown },
): void {
  const { freshness, fetchedAt } = answer;
  const fields = { resource: name, path, freshness, fetchedAt };
  const source = freshness === 'stale' ? 'the last good copy' : 'the snapshot';
  logger.warn(`Serving stale content from ${source}`, { ...fields, reason: String(reason) });
  try {
    onStale?.({ ...fields, reason });
  } catch (error) {
    logger.warn('onStale failed', { error: String(error) });
  }
}

/** §8: the cause of 'Could not fetch page' is the page's path, otherwise the path of the call. */
export function contentError(
  { name, row, path, input }: ContentRequest,
  reason: unknown,
): ContentError {
  const response = reason instanceof FetchFailure ? reason.response : undefined;
  const pagePath = name === 'page' ? String(input.path) : path;
  return new ContentError(name, row.error, { path: pagePath, response, reason });
}
