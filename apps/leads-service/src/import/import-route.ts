import { ContentFolderError } from '@plaza/contract/content-folder';
import { IMPORT_MEDIA_TYPE, importOutcomeSchema, importPath } from '@plaza/contract/content-import';
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';
import { websiteParams } from '../content/website-scope.ts';
import { isToken } from '../dashboard/session.ts';
import { OwnedByEditorError } from '../editor/owned-by-editor-error.ts';
import { ProblemError } from '../http/problem-error.ts';
import { registerRateLimits } from '../http/rate-limit.ts';
import { problemResponses } from '../openapi/problem-responses.ts';
import { registerPictureImport } from '../pictures/receive-picture.ts';
import { OlderBaseError } from './assert-base.ts';
import { checkSpool } from './check-spool.ts';
import { type ReceivedImport, receiveImport } from './receive-import.ts';
import { RemovalRefusedError } from './refuse-removal.ts';
import { type ImportServices, storeImport } from './store-import.ts';

/** The most bytes of an import; more is imported by an operator, from a folder. */
const importBytes = 64 * 1024 * 1024;

/** Imports of one client in a minute: an editor's, or those of a pipeline. */
const importsPerMinute = 60;

const schema: FastifySchema = {
  operationId: 'postImport',
  summary: 'Import the content of a website, or say what that would do, with the website’s token',
  tags: ['Content'],
  params: websiteParams,
  response: {
    200: {
      description: 'What was stored, or would be',
      content: { 'application/json': { schema: importOutcomeSchema } },
    },
    ...problemResponses(400, 401, 409, 413, 415, 429, 500, 503),
  },
};

/**
 * POST /imports/{websiteId}: imports content that lies on another machine. Without
 * `CONTENT_IMPORT_TOKENS` the route does not exist.
 */
export async function registerImportRoute(
  app: FastifyInstance,
  services: Omit<ImportServices, 'log'>,
): Promise<void> {
  const { importTokens } = services.settings;
  if (importTokens.size === 0) return;
  await app.register(async (scope) => {
    const createLimiter = await registerRateLimits(scope);
    scope.addHook(
      'onRequest',
      createLimiter({ perClient: importsPerMinute, inAll: 20 * importsPerMinute }),
    );
    scope.addHook('onRequest', async (request) => assertToken(request, importTokens));
    scope.removeAllContentTypeParsers();
    registerPictureImport(scope, services.database);
    scope.addContentTypeParser(
      IMPORT_MEDIA_TYPE,
      (_request: FastifyRequest, payload: AsyncIterable<Buffer>) =>
        receiveImport(limited(payload)).catch(refuseUnreadable),
    );
    scope.post(importPath(':websiteId'), { schema }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const received = request.body as ReceivedImport;
      try {
        return await importReceived(
          { ...services, log: request.log },
          received,
          websiteOf(request),
        );
      } finally {
        await received.spool.close();
      }
    });
  });
}

const websiteOf = ({ params }: FastifyRequest) =>
  Number((params as { readonly websiteId: string }).websiteId);

/** The same answer for a wrong token and for a website without one. */
function assertToken(request: FastifyRequest, tokens: ReadonlyMap<number, string>): void {
  const given = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  const token = tokens.get(websiteOf(request));
  if (given !== undefined && token !== undefined && isToken(given, token)) return;
  throw new ProblemError('unauthorized', {
    detail: 'The import needs the token of its website, as Authorization: Bearer <token>',
  });
}

async function importReceived(
  services: ImportServices,
  { siteUrl: _, ...received }: ReceivedImport,
  websiteId: number,
) {
  if (received.website.id !== websiteId)
    throw new ProblemError('invalidRequest', {
      detail: `The content is of website ${received.website.id}, not ${websiteId}`,
    });
  await checkSpool(received.spool).catch(refuse);
  return storeImport(services, received).catch(refuse);
}

/** What is wrong with the content is said; a failure of the service stays one. */
function refuse(error: unknown): never {
  if (error instanceof OlderBaseError)
    throw new ProblemError('staleContent', { detail: error.message });
  if (error instanceof OwnedByEditorError)
    throw new ProblemError('contentOfEditors', { detail: error.message });
  if (error instanceof ContentFolderError || error instanceof RemovalRefusedError)
    throw new ProblemError('invalidRequest', { detail: error.message });
  throw error;
}

/** A failure of the disk or the connection has a code; what cannot be read has only a message. */
function refuseUnreadable(error: Error): never {
  if (error instanceof ProblemError || 'code' in error) throw error;
  throw new ProblemError('invalidRequest', { detail: error.message });
}

async function* limited(payload: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of payload) {
    bytes += chunk.length;
    if (bytes > importBytes) throw new ProblemError('bodyTooLarge');
    yield chunk;
  }
}
