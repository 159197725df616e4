import { PICTURE_LIMITS } from '@plaza/contract';
import { pictureImportPath } from '@plaza/contract/content-import';
import { PictureRefusedError } from '@plaza/pictures';
import type { FastifyInstance, FastifySchema } from 'fastify';
import * as z from 'zod';
import { websiteParams } from '../content/website-scope.ts';
import type { Database } from '../database/database.ts';
import { ProblemError } from '../http/problem-error.ts';
import { problemResponses } from '../openapi/problem-responses.ts';
import { storePicture } from './stored-pictures.ts';

const schema: FastifySchema = {
  operationId: 'putPicture',
  summary: 'Store a picture that the next import names, with the website’s token',
  tags: ['Content'],
  params: websiteParams.extend({
    name: z.string().max(200).meta({ description: 'The file’s name', example: 'olivar.jpg' }),
  }),
  response: {
    200: {
      description: 'The id of the picture',
      content: { 'application/json': { schema: z.object({ id: z.string() }) } },
    },
    ...problemResponses(400, 401, 413, 415, 429, 500, 503),
  },
};

/** PUT /imports/{websiteId}/pictures/{name}, in the scope of imports, which asks for the token. */
export function registerPictureImport(scope: FastifyInstance, { batches }: Database) {
  scope.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: PICTURE_LIMITS.bytes },
    (_request, body, done) => done(null, body),
  );
  scope.put(
    pictureImportPath(':websiteId', ':name'),
    { schema, bodyLimit: PICTURE_LIMITS.bytes },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { websiteId, name } = request.params as { websiteId: string; name: string };
      const picture = { websiteId: Number(websiteId), name, bytes: request.body as Buffer };
      return { id: await storePicture(batches, picture).catch(refuse) };
    },
  );
}

function refuse(error: Error): never {
  if (error instanceof PictureRefusedError)
    throw new ProblemError('invalidRequest', { detail: error.message });
  throw error;
}
