import { listPage } from '@plaza/contract';
import { withAttempts } from './attempts.ts';
import type { ContentContext } from './content-context.ts';
import type { ContentRequest } from './content-request.ts';
import type { ContentCopy } from './copy-store.ts';
import { FetchFailure } from './fetch-failure.ts';
import { fetchReply, type Reply } from './fetch-reply.ts';

/**
 * Requests content from the service and stores the answer.
 *
 * @returns the answer, fresh at `fetchedAt`
 * @throws {FetchFailure} without a reliable answer
 */
export async function requestContent(
  context: ContentContext,
  request: ContentRequest,
): Promise<ContentCopy> {
  const held = context.memory.get(request.path);
  const reply = await fetchWithAttempts(context, request, held?.etag);
  const fetchedAt = context.clock.now();
  if (reply.kind === 'value') return acceptValue(context, request, { ...reply, fetchedAt });
  context.emptied.forget(request.path);
  if (reply.kind !== 'unchanged') return acceptMissing(context, request, { ...reply, fetchedAt });
  context.memory.touch(request.path, fetchedAt);
  return { ...held, value: held?.value, fetchedAt, ...known(reply) };
}

/** A newer version than that of the copy, if the service states one. */
function known({ contentVersion }: Extract<Reply, { kind: 'unchanged' }>) {
  return contentVersion === undefined ? {} : { contentVersion };
}

function fetchWithAttempts(
  context: ContentContext,
  request: ContentRequest,
  etag: string | undefined,
) {
  const { row, input } = request;
  const isPage = row.paged === true && listPage(input) !== undefined;
  const question = { row, url: `${context.baseUrl}${request.path}`, etag, isPage };
  return withAttempts(context, (signal) =>
    fetchReply(question, {
      fetch: context.fetch,
      init: context.requestInit?.(request.name) ?? {},
      signal,
      bodyBytes: context.limits.bodyBytes,
      now: context.clock.now(),
    }),
  );
}

type ValueReply = Extract<Reply, { kind: 'value' }> & { fetchedAt: number };

async function acceptValue(
  context: ContentContext,
  request: ContentRequest,
  { kind: _, bytes, isEmptied, ...copy }: ValueReply,
): Promise<ContentCopy> {
  if (!isKept(request)) return copy;
  if (isEmptied || !isEmptyList(copy.value)) context.emptied.forget(request.path);
  else if (await isEmptiedUnconfirmed(context, request)) {
    throw new FetchFailure('The list is empty that was not, and may be so by mistake');
  }
  await context.lastGood.keep(request, copy, bytes);
  return copy;
}

async function isEmptiedUnconfirmed(
  context: ContentContext,
  request: ContentRequest,
): Promise<boolean> {
  const known = await context.lastGood.find(request);
  if (!Array.isArray(known?.value) || isEmptyList(known.value)) return false;
  return !context.emptied.isConfirmed(request.path);
}

/** Changes since a version are of use once; each version has another key. */
function isKept({ input }: ContentRequest): boolean {
  return input.since === undefined;
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

type MissingReply = Extract<Reply, { kind: 'missing' | 'removed' }> & { fetchedAt: number };

/** For an entry 404 is an answer. A list always exists, so for a list it is an error. */
async function acceptMissing(
  context: ContentContext,
  request: ContentRequest,
  { kind, fetchedAt }: MissingReply,
): Promise<ContentCopy> {
  const isList = request.row.kind === 'list';
  if (isList && !request.row.path.includes('{id}')) {
    throw new FetchFailure('The service does not know the list');
  }
  if (kind === 'missing' && (await isMissed(context, request))) {
    throw new FetchFailure('The service lacks an entry that is expected, and removed none such');
  }
  const copy = { value: isList ? [] : undefined, fetchedAt };
  await context.lastGood.keepMissing(request, copy);
  return copy;
}

/**
 * Whether an expected entry can be served without the service. A service that lost its data answers
 * 404 like one whose editor removed the entry; only the latter answers `removed`.
 */
async function isMissed(context: ContentContext, request: ContentRequest): Promise<boolean> {
  const { isExpected, lastGood, snapshot } = context;
  if (!isExpected?.(request.name, request.input)) return false;
  const known = await lastGood.find(request);
  if (known) return known.value !== undefined;
  const left = await snapshot?.answer(request.name, request.input).catch(() => undefined);
  return left?.value !== undefined;
}
