import { RESOURCES, type ResourceName } from '@plaza/contract';
import type { ContentContext } from './content-context.ts';
import { ContentError } from './content-error.ts';
import { type ContentRequest, createRequest } from './content-request.ts';
import { contentError } from './fall-back.ts';
import type { Answer } from './freshness.ts';
import { knownAnswer, truncate } from './product-rules.ts';
import { readService } from './read-service.ts';

/** Reads any resource by its parameters. */
export type UntypedRead = (
  name: ResourceName,
  values: Readonly<Record<string, unknown>>,
) => Promise<Answer<unknown>>;

/** A call: rules without a request, one request per key, the service, then fallbacks. */
export function createRead(context: ContentContext): UntypedRead {
  const isSnapshot = context.mode === 'snapshot';
  const load = isSnapshot ? readSnapshot : readService;
  return async (name, { take, ...values }) => {
    const known = knownAnswer(name, values, context.productsWithheld);
    if (known) return freshAnswer(context, known);
    const result = createRequest(name, values);
    if (result.kind === 'impossible') return freshAnswer(context, undefined);
    if (result.kind === 'invalid') throw invalidRequest(name, values, result.error);
    const { request } = result;
    const answer = await load(context, request);
    const value = truncate(answer.value, take);
    // A caller cannot mutate the results of others: the service's are kept, a snapshot's are parsed anew.
    return { ...answer, value: isSnapshot ? value : structuredClone(value) };
  };
}

function freshAnswer({ clock }: ContentContext, value: unknown): Answer<unknown> {
  return { value, freshness: 'fresh', fetchedAt: clock.now() };
}

function invalidRequest(
  name: ResourceName,
  { path }: Readonly<Record<string, unknown>>,
  reason: unknown,
) {
  const row = RESOURCES[name];
  const cause = { path: String(path ?? row.path), response: undefined, reason };
  return new ContentError(name, row.error, cause);
}

/** Here the snapshot is the authority: an entry that it lacks does not exist. */
async function readSnapshot(
  context: ContentContext,
  request: ContentRequest,
): Promise<Answer<unknown>> {
  try {
    const { value, total } = (await context.snapshot?.answer(request.name, request.input)) ?? {};
    const isMissingList = value === undefined && request.row.kind === 'list';
    return {
      value: isMissingList ? [] : value,
      total,
      freshness: 'snapshot',
      fetchedAt: undefined,
    };
  } catch (reason) {
    throw contentError(request, reason);
  }
}
