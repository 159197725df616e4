/**
 * Folder below `app/` whose pages are written by the build, one per locale, and shown in place of a
 * page that fails. No path leads there.
 */
export const errorPagesFolder = 'error-pages';
