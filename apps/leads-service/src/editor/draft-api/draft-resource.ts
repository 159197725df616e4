import { RESOURCES, type ResourceName } from '@plaza/contract';
import { eq } from 'drizzle-orm';
import { type Answer, createAnswer } from '../../content/answer.ts';
import { headersOf, readWhole } from '../../content/answer-reader.ts';
import { missing } from '../../content/content-routes.ts';
import type { ReadRequest } from '../../content/read-request.ts';
import { isRemovedPage } from '../../content/removed-pages.ts';
import type { Orm } from '../../database/database.ts';
import { websites } from '../../database/schema.ts';

/**
 * Answers a GET of the public API from content with drafts in place.
 *
 * @throws {ProblemError} `notFound` or `removed`
 */
export async function answerWithDrafts(
  orm: Orm,
  resource: ResourceName,
  request: ReadRequest,
): Promise<Answer> {
  if (resource === 'paths' && request.query.since !== undefined) return answerSince(orm, request);
  const read = await readWhole(orm, resource, request);
  const { params, query, websiteId } = request;
  if (read.value === undefined) {
    const isRemoved = resource === 'page' && (await isRemovedPage(orm, websiteId, query));
    throw missing(resource, { ...params, ...query }, isRemoved);
  }
  return createAnswer(RESOURCES[resource].response.parse(read.value), headersOf(resource, read));
}

/**
 * What changed in the index of paths. Drafts come and go, so that there are no changes to tell: an
 * older version than the one that was asked for makes a site read the whole index again.
 */
async function answerSince(orm: Orm, { websiteId, query }: ReadRequest): Promise<Answer> {
  const [row] = await orm
    .select({ version: websites.contentVersion })
    .from(websites)
    .where(eq(websites.id, websiteId));
  const version = row && row.version === query.since ? row.version : 0;
  return createAnswer([], headersOf('paths', { value: [], total: 0, version }));
}
