import {
  APPLICATIONS,
  COMMANDS,
  type CommandName,
  type ImpressionRequest,
  RESOURCES,
  type ResourceName,
  SEARCH,
} from '@plaza/contract';
import { draftApiBase } from '@plaza/contract/editor';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { type Answer, createAnswer } from '../../content/answer.ts';
import type { ContentVersions } from '../../content/content-versions.ts';
import { requireWebsite, websiteParams } from '../../content/website-scope.ts';
import { isToken } from '../../dashboard/session.ts';
import type { Database } from '../../database/database.ts';
import type { Settings } from '../../env.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { registerPictures } from '../../pictures/picture-route.ts';
import { readSearch } from '../../search/search-reader.ts';
import { answerImpression, answerMessage } from './draft-posts.ts';
import { readWithDrafts } from './draft-reads.ts';
import { answerWithDrafts } from './draft-resource.ts';

interface DraftServices {
  readonly database: Database;
  readonly settings: Settings;
  readonly contentVersions: ContentVersions;
}

/**
 * `/draft/website/{id}/api`: answers preview instances as the public API does, with drafts in place,
 * and stores nothing. Without `PREVIEW_SECRET` there is none.
 */
export async function registerDraftApi(
  app: FastifyInstance,
  { database, settings, contentVersions }: DraftServices,
): Promise<void> {
  const { previewSecret } = settings;
  if (previewSecret === undefined) return;
  const register = async (scope: FastifyInstance) => {
    scope.addHook('onRequest', async (request) => assertPreview(request, previewSecret));
    requireWebsite(scope, contentVersions);
    // The answers of drafts are of the moment; one that is cached anywhere would be told to others.
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'private, no-store');
    });
    for (const name of Object.keys(RESOURCES) as ResourceName[])
      registerRead(scope, database, name);
    registerPictures(scope, database, { withDrafts: true });
    registerSearch(scope, database);
    registerPosts(scope, database);
  };
  await app.register(register, { prefix: draftApiBase(':websiteId') });
  await app.register(register, { prefix: draftApiBase(':websiteId', ':previewSecret') });
}

/** @throws {ProblemError} `unauthorized` */
function assertPreview({ headers, params }: FastifyRequest, secret: string): void {
  const { previewSecret } = params as { readonly previewSecret?: string };
  const [, given = ''] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
  if (isToken(previewSecret ?? given, secret)) return;
  throw new ProblemError('unauthorized', {
    detail:
      'Drafts are for preview instances, with Authorization: Bearer <PREVIEW_SECRET> or LEADS_SERVICE_URL=<service>/draft/<PREVIEW_SECRET>',
  });
}

function registerRead(scope: FastifyInstance, database: Database, resource: ResourceName) {
  const { path, params, query } = RESOURCES[resource];
  const schema = {
    hide: true,
    params: websiteParams.extend(params.shape),
    querystring: query,
  };
  scope.get(path.replace('{id}', ':id'), { schema }, async (request, reply) => {
    const { websiteId: _, previewSecret: __, ...given } = request.params as Record<string, unknown>;
    const query = request.query as Record<string, unknown>;
    const read = { websiteId: request.website.id, params: given, query };
    const answer = await request.wait(
      readWithDrafts(database, (orm) => answerWithDrafts(orm, resource, read)),
    );
    return send(reply, answer);
  });
}

/** The search finds what is published. */
function registerSearch(scope: FastifyInstance, { orm }: Database) {
  const schema = { hide: true, params: websiteParams, querystring: SEARCH.query };
  scope.get(SEARCH.path, { schema }, async (request, reply) => {
    const query = request.query as z.output<typeof SEARCH.query>;
    const { value, total } = await request.wait(readSearch(orm, request.website.id, query));
    const headers = { 'total-count': `${total}` };
    return send(reply, createAnswer(SEARCH.response.parse(value), headers));
  });
}

const send = (reply: FastifyReply, { body, etag, headers }: Answer) =>
  reply
    .headers({ ...headers, etag })
    .type('application/json; charset=utf-8')
    .send(body);

function registerPosts(scope: FastifyInstance, database: Database) {
  const answers: Partial<Record<CommandName, (request: FastifyRequest) => Promise<object>>> = {
    impression: ({ website, body, wait }) =>
      wait(
        readWithDrafts(database, (orm) =>
          answerImpression(orm, website.id, body as ImpressionRequest),
        ),
      ),
    contactMessage: async () => answerMessage(),
  };
  for (const name of Object.keys(COMMANDS) as CommandName[]) {
    const { path, body } = COMMANDS[name];
    const schema = { hide: true, params: websiteParams, body };
    scope.post(path, { schema }, async (request, reply) => {
      const answer = await answers[name]?.(request);
      return answer ? reply.send(answer) : reply.code(204).send();
    });
  }
  for (const { method, path } of Object.values(APPLICATIONS))
    scope.route({
      ...{ method, url: path, schema: { hide: true, params: websiteParams.loose() } },
      handler: async () => {
        throw new ProblemError('previewOnly', {
          detail: 'Applications are not stored in a preview; open the published page',
        });
      },
    });
}
