/** Reads a site's content folder; for Node only. */

export { type EntryFacts, type EntryReference, entryReferences } from './content-consistency.ts';
export { parseContentFile } from './content-file.ts';
export {
  ContentFolderError,
  type ContentIssue,
  formatContentIssue,
} from './content-folder-error.ts';
export { createValueLocator, type LocateValue } from './locate-value.ts';
export { didYouMean, nearestName } from './nearest-name.ts';
export { parseJsonFile, type TextPosition } from './parse-json-file.ts';
export { type InspectedPicture, inspectPicture } from './pictures/inspect-picture.ts';
export {
  type FolderPicture,
  type FolderPictures,
  readPictureFile,
  readPictures,
} from './pictures/read-pictures.ts';
export { plainIssue } from './plain-issue.ts';
export {
  type FolderContent,
  type InspectedFolder,
  inspectContentFolder,
  readContentFolder,
  type Visit,
  type VisitedFolder,
  type VisitOptions,
  visitContentFolder,
} from './read-content-folder.ts';
export { servedPathIssue } from './served-path.ts';
export { pathAt, type TextRun, textRuns } from './text-runs.ts';
