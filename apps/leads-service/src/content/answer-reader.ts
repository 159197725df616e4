import { RESOURCES, type ResourceName, type ResourceRow } from '@plaza/contract';
import type { Database, Orm } from '../database/database.ts';
import { type Answer, type AnswerHeaders, createAnswer } from './answer.ts';
import { createAnswerCache } from './answer-cache.ts';
import { hadEntries } from './had-entries.ts';
import type { Reading, ReadRequest } from './read-request.ts';
import { createContentReads } from './replica-reads.ts';
import { readerOf } from './resource-readers.ts';
import type { RequestWebsite } from './website-scope.ts';

export interface AnswerQuery {
  readonly resource: ResourceName;
  readonly website: RequestWebsite;
  /** Parameters as parsed by the resource's schemas. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
}

/** Answers a GET operation; undefined if the requested entry does not exist. */
export type AnswerReader = (request: AnswerQuery) => Promise<Answer | undefined>;

/** The maximum bytes of cached bodies: some thousand pages. */
const cacheBytes = 64 * 1024 * 1024;

/** Reads answers from the database, and caches them until the website's content changes. */
export function createAnswerReader(database: Database): AnswerReader {
  const answers = createAnswerCache(cacheBytes);
  const reads = createContentReads(database);

  // Parsing removes fields that the response does not have, and rejects invalid stored entries.
  async function load({ resource, website, params, query }: AnswerQuery) {
    const request = { websiteId: website.id, params, query };
    const read = await reads(website, (orm) => readWhole(orm, resource, request));
    if (read.value === undefined) return undefined;
    return createAnswer(RESOURCES[resource].response.parse(read.value), headersOf(resource, read));
  }

  return (request) =>
    answers({
      key: JSON.stringify([request.website.id, request.resource, request.params, request.query]),
      version: request.website.contentVersion,
      load: () => load(request),
    });
}

/** Reads a resource; an empty list with whether it had entries. */
export async function readWhole(
  orm: Orm,
  resource: ResourceName,
  request: ReadRequest,
): Promise<Reading> {
  const read = await readerOf(resource)(orm, request);
  const { kind, folder } = RESOURCES[resource];
  const isEmpty = kind === 'list' && Array.isArray(read.value) && read.value.length === 0;
  if (!isEmpty || !folder) return read;
  return { ...read, isEmptied: await hadEntries(orm, folder, request) };
}

/** The headers of a list that can be read in pages, and of the index of paths. */
export function headersOf(
  resource: ResourceName,
  { total, version, isEmptied }: Reading,
): AnswerHeaders {
  const row: ResourceRow = RESOURCES[resource];
  return {
    ...(row.paged && { 'total-count': `${total}` }),
    ...(isEmptied && { 'list-emptied': 'true' }),
    ...(version !== undefined && { 'content-version': `${version}` }),
  };
}
