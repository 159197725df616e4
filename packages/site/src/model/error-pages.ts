/**
 * Folder below `app/` whose pages are written by the build, one per locale and problem, and shown in
 * place of a page that fails or is not there. No path leads there.
 */
export const errorPagesFolder = 'error-pages';
