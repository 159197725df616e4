/** What an import of content says to the service, and what it answers. */

export { formatPlan, formatResult } from './format-import.ts';
export {
  IMPORT_MEDIA_TYPE,
  type ImportHead,
  importEndSchema,
  importEntrySchema,
  importHeadSchema,
  importLines,
  importPath,
  pictureImportPath,
} from './import-lines.ts';
export {
  type ChangedNames,
  type FolderChanges,
  type ImportOutcome,
  type ImportResult,
  importOutcomeSchema,
  type LostPath,
  type Notification,
} from './import-result.ts';
