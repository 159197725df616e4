import { announce } from '../announce.ts';
import { assertGranted, readableLocales } from '../editor-session.ts';
import { body, type EditorHandlers, type EditorServices, query } from '../handler-parts.ts';
import { checkRedirect } from './check-redirect.ts';
import { putRedirect } from './put-redirect.ts';
import { readRedirects } from './read-redirects.ts';

export function redirectHandlers(services: EditorServices) {
  const { database } = services;
  return {
    redirects: async (request) =>
      readRedirects(database.orm, {
        websiteId: request.editor.websiteId,
        locales: readableLocales(request.editor),
        query: query('redirects', request),
      }),
    checkRedirect: async (request) => {
      const wanted = body('checkRedirect', request);
      assertGranted(request.editor, 'read', [wanted]);
      const { findings } = await checkRedirect(database.orm, request.editor.websiteId, wanted);
      return { findings };
    },
    putRedirect: async (request) => {
      const { baseVersion, ...wanted } = body('putRedirect', request);
      assertGranted(request.editor, 'publish', [wanted]);
      const { websiteId, user } = request.editor;
      const stored = await putRedirect(database, { websiteId, user, wanted, baseVersion });
      await announce(services, request, stored.published);
      return stored.redirect;
    },
  } satisfies Partial<EditorHandlers>;
}
