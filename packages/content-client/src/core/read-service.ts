import type { ContentContext } from './content-context.ts';
import type { ContentRequest } from './content-request.ts';
import { contentOf } from './copy-store.ts';
import { fallBack, fallBackEarly } from './fall-back.ts';
import type { Answer, FlightResult } from './freshness.ts';
import { requestContent } from './request-content.ts';

/**
 * Reads from the service; one request per key. A service that hangs keeps no page waiting: after
 * `staleAfterMs` a call is answered from its last good copy, after `snapshotAfterMs` from the
 * snapshot, while the request goes on; further calls at once until the service has answered. A call
 * with neither waits (design §3).
 *
 * @throws {ContentError} without an answer and a copy
 */
export async function readService(
  context: ContentContext,
  request: ContentRequest,
): Promise<Answer<unknown>> {
  const lateness = context.breaker.lateness();
  const known = lateness > 0 ? await fallBackEarly(context, request, lateness) : undefined;
  if (known) return known;
  const result = context.flights.run(request.path, () => requestFresh(context, request));
  const early = await answerLate(context, request, result);
  if (early) return early;
  const settled = await result;
  return 'answer' in settled ? settled.answer : fallBack(context, request, settled.reason);
}

async function requestFresh(
  context: ContentContext,
  request: ContentRequest,
): Promise<FlightResult> {
  try {
    const copy = await requestContent(context, request);
    return { answer: { ...contentOf(copy), freshness: 'fresh', fetchedAt: copy.fetchedAt } };
  } catch (reason) {
    return { reason };
  }
}

/** @returns the copy of a call whose answer is late; undefined if it comes, or must be waited for */
async function answerLate(
  context: ContentContext,
  request: ContentRequest,
  result: Promise<FlightResult>,
): Promise<Answer<unknown> | undefined> {
  const { clock, limits, breaker } = context;
  let waited = 0;
  for (const until of [limits.staleAfterMs, limits.snapshotAfterMs]) {
    if (!(await clock.isLate(result, until - waited))) return undefined;
    waited = until;
    breaker.late(waited, limits.deadlineMs);
    const early = await fallBackEarly(context, request, waited);
    if (early) return early;
  }
  return undefined;
}
