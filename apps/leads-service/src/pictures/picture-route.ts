import { isPictureId, PICTURE_PATH } from '@plaza/contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { websiteParams } from '../content/website-scope.ts';
import type { Database } from '../database/database.ts';
import { ProblemError } from '../http/problem-error.ts';
import { problemResponses } from '../openapi/problem-responses.ts';
import { readPicture } from './stored-pictures.ts';

const schema = {
  operationId: 'getPicture',
  summary: 'A picture of the content as it is stored, from which sites make the sizes they serve',
  tags: ['Content'],
  params: websiteParams.extend({
    id: z
      .string()
      .max(60)
      .meta({ description: 'Hash and size', example: `${'0'.repeat(32)}-1200x800` }),
  }),
  response: {
    200: {
      description: 'The picture; it never changes',
      content: {
        'image/webp': { schema: z.any().meta({ type: 'string', format: 'binary' }) },
        'image/svg+xml': { schema: z.any().meta({ type: 'string', format: 'binary' }) },
      },
    },
    ...problemResponses(404, 500, 503),
  },
};

/** What an address that somebody opens may do: nothing. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Registers the pictures of a website in its scope.
 *
 * @param withDrafts also those that nothing published names
 */
export function registerPictures(
  scope: FastifyInstance,
  { orm }: Pick<Database, 'orm'>,
  { withDrafts = false } = {},
) {
  scope.get(PICTURE_PATH.replace('{id}', ':id'), { schema }, async (request, reply) => {
    const { id } = request.params as { readonly id: string };
    const found = isPictureId(id)
      ? await request.wait(readPicture(orm, { websiteId: request.website.id, withDrafts }, id))
      : undefined;
    if (!found) throw new ProblemError('notFound', { detail: `There is no picture ${id}` });
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', policy)
      .type(found.mediaType)
      .send(Buffer.from(found.bytes));
  });
}
