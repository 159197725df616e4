import { RESOURCES, type ResourceName } from '@plaza/contract';
import type { Database } from '../database/database.ts';
import { type Answer, createAnswer } from './answer.ts';
import { createAnswerCache } from './answer-cache.ts';
import { readerOf } from './resource-readers.ts';
import type { RequestWebsite } from './website-scope.ts';

export interface AnswerQuestion {
  readonly resource: ResourceName;
  readonly website: RequestWebsite;
  /** Parameters as the resource's schemas parse them. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
}

/** Answers a GET operation; undefined when what it names does not exist. */
export type AnswerReader = (question: AnswerQuestion) => Promise<Answer | undefined>;

/** Bodies of answers kept in memory, in bytes: some thousand pages. */
const cacheBytes = 64 * 1024 * 1024;

/** Reads answers from the database, and keeps them until the website's content changes. */
export function createAnswerReader({ orm }: Database): AnswerReader {
  const answers = createAnswerCache(cacheBytes);

  // Parsing takes a stored entry down to what its answer shows, and keeps a faulty one in.
  async function load({ resource, website, params, query }: AnswerQuestion) {
    const value = await readerOf(resource)(orm, { websiteId: website.id, params, query });
    return value === undefined
      ? undefined
      : createAnswer(RESOURCES[resource].response.parse(value));
  }

  return (question) =>
    answers({
      key: JSON.stringify([
        question.website.id,
        question.resource,
        question.params,
        question.query,
      ]),
      version: question.website.contentVersion,
      load: () => load(question),
    });
}
