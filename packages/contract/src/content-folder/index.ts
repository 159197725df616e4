/** Reads a site's content folder; for Node alone. */

export { type ContentFault, ContentFolderError, formatFault } from './content-folder-error.ts';
export { type FolderContent, readContentFolder } from './read-content-folder.ts';
