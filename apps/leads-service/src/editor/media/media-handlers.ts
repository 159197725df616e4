import type { FastifyRequest } from 'fastify';
import { assertGranted, readableLocales } from '../editor-session.ts';
import { body, type EditorHandlers, type EditorServices, query } from '../handler-parts.ts';
import { addPicture } from './add-picture.ts';
import { changePicture, deletePicture } from './change-picture.ts';
import { listPictures, readLibraryPicture } from './library.ts';
import { readThumbnail } from './thumbnail.ts';

/** The library of pictures of a website. */
export function mediaHandlers({ database }: EditorServices) {
  const place = ({ editor }: FastifyRequest) => ({
    websiteId: editor.websiteId,
    locales: readableLocales(editor),
  });
  const picture = (request: FastifyRequest) => ({
    ...place(request),
    user: request.editor.user,
    id: (request.params as { readonly picture: string }).picture,
  });
  return {
    media: async (request) =>
      listPictures(database.orm, { ...place(request), query: query('media', request) }),
    addPicture: async (request) => {
      const given = query('addPicture', request);
      assertGranted(request.editor, 'edit', [given]);
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const { websiteId, user } = request.editor;
      const id = await addPicture(database, { websiteId, user, bytes, ...given });
      return readLibraryPicture(database.orm, place(request), id);
    },
    thumbnail: async (request) => {
      const { websiteId, id } = picture(request);
      const bytes = await readThumbnail(database, websiteId, id);
      // An id is of one content for ever; only those signed in get it.
      const headers = {
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=31536000, immutable',
      };
      return new Response(Buffer.from(bytes), { headers });
    },
    changePicture: async (request) => {
      const wanted = body('changePicture', request);
      if (wanted.alt) assertGranted(request.editor, 'edit', [wanted.alt]);
      const { id, websiteId, user } = picture(request);
      await changePicture(database, { websiteId, user, id }, wanted);
      return readLibraryPicture(database.orm, place(request), id);
    },
    deletePicture: async (request) => {
      const wanted = picture(request);
      const { isPublic } = await readLibraryPicture(database.orm, place(request), wanted.id);
      if (isPublic) assertGranted(request.editor, 'publish');
      await deletePicture(database, wanted);
      return { id: wanted.id };
    },
  } satisfies Partial<EditorHandlers>;
}
