import { PREVIEW_ACCESS_OPERATIONS } from '@plaza/contract/editor';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod';
import type { Database } from '../../database/database.ts';
import { openPreview, readAccess } from './preview-access.ts';

const { open, access } = PREVIEW_ACCESS_OPERATIONS;
const urlOf = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** What the editor's server asks before it shows a preview. */
export function registerPreviewAccess(scope: FastifyInstance, database: Database): void {
  scope.post(
    urlOf(open.path),
    {
      schema: {
        hide: true,
        params: open.params,
        body: open.body,
        response: { 200: open.response },
      },
    },
    async (request) => {
      const { websiteId } = request.params as z.output<typeof open.params>;
      const { ticket } = request.body as z.output<typeof open.body>;
      return openPreview(database, { websiteId, ticket });
    },
  );
  scope.get(
    urlOf(access.path),
    { schema: { hide: true, params: access.params, response: { 200: access.response } } },
    async (request) => {
      const { websiteId } = request.params as z.output<typeof access.params>;
      const [, token = ''] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
      return readAccess(database.orm, { websiteId, token });
    },
  );
}
