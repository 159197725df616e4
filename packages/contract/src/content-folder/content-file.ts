import type * as z from 'zod';
import { entryPageType } from '../core/list-content-paths.ts';
import {
  CONTENT_FOLDERS,
  type ContentEntity,
  type ContentFolder,
} from '../model/content-folders.ts';
import { type Website, websiteSchema } from '../model/website.ts';
import { findBannedClaims } from './banned-claims.ts';
import type { ContentIssue } from './content-folder-error.ts';
import { createValueLocator } from './locate-value.ts';
import { didYouMean } from './nearest-name.ts';
import { parseJsonFile } from './parse-json-file.ts';
import { plainIssue } from './plain-issue.ts';
import { repeatedKeys } from './repeated-keys.ts';
import { servedPathIssue } from './served-path.ts';
import { unknownFields } from './unknown-fields.ts';

/** The result of reading one file of a content folder. */
export interface ContentFile {
  readonly website?: Website;
  readonly entity?: ContentEntity;
  readonly issues: readonly ContentIssue[];
  /** Unknown fields, which are dropped. Most are spelling mistakes. */
  readonly warnings: readonly ContentIssue[];
}

/**
 * Reads the text of one file, `website.json` or `<folder>/**.json`, by its schema.
 * @param file path relative to the content folder, with `/`
 */
export function parseContentFile(file: string, text: string): ContentFile {
  if (file === 'website.json') {
    const { value, ...report } = parseFile(file, text, websiteSchema);
    return value ? { ...report, website: value } : report;
  }
  const folder = file.split('/', 1)[0] ?? '';
  if (!isContentFolder(folder) || !file.includes('/')) return refused(file, unknownFolder(folder));
  if (!file.endsWith('.json')) return refused(file, 'not a .json file');
  const { value, ...report } = parseFile(file, text, CONTENT_FOLDERS[folder].schema);
  if (!value) return report;
  const entity = { folder, file, value } as ContentEntity;
  return { ...report, entity, issues: [...report.issues, ...pathIssues(entity, text)] };
}

function parseFile<S extends z.ZodType>(file: string, text: string, schema: S) {
  const json = parseJsonFile(text);
  if ('issue' in json) {
    const { issue: message, ...position } = json;
    return { value: undefined, issues: [{ file, ...position, path: '', message }], warnings: [] };
  }
  const result = schema.safeParse(json.value);
  if (!result.success) {
    const locate = createValueLocator(json.text);
    const issues = result.error.issues.map((issue) => ({
      file,
      ...locate(issue.path),
      path: issue.path.join('.'),
      message: plainIssue(issue, json.value),
    }));
    return { value: undefined, issues, warnings: [] };
  }
  const warnings = [...droppedFields(file, json, result.data), ...repetitions(file, json.text)];
  return { value: result.data, issues: claimIssues(file, json), warnings };
}

function droppedFields(file: string, json: { text: string; value: unknown }, read: unknown) {
  const unknown = unknownFields(json.value, read);
  const locate = unknown.length > 0 ? createValueLocator(json.text) : () => undefined;
  const message = 'unknown field, dropped';
  return unknown.map((path) => ({ file, ...locate(path.split('.')), path, message }));
}

const repetitions = (file: string, text: string): ContentIssue[] =>
  repeatedKeys(text).map((repeated) => ({
    ...{ file, ...repeated },
    message: 'is there twice; the first value is dropped',
  }));

/** A page at a path that no site can serve. */
function pathIssues(entity: ContentEntity, text: string): ContentIssue[] {
  const { path } = entity.value as { readonly path?: string };
  if (path === undefined || entryPageType(entity) === undefined) return [];
  const message = servedPathIssue(path);
  if (message === undefined) return [];
  return [{ file: entity.file, ...createValueLocator(text)(['path']), path: 'path', message }];
}

/** Claims that may not advertise credit, each with its line. */
function claimIssues(file: string, { text, value }: { text: string; value: unknown }) {
  const { locale } = value as { locale?: unknown };
  if (typeof locale !== 'string') return [];
  const locate = createValueLocator(text);
  return findBannedClaims(value, locale)
    .map((claim) => ({ ...claim, file, ...locate(claim.path.split('.')) }))
    .sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
}

function refused(file: string, message: string): ContentFile {
  return { issues: [{ file, path: '', message }], warnings: [] };
}

function unknownFolder(folder: string): string {
  const known = Object.keys(CONTENT_FOLDERS);
  return `${folder} is no content folder. ${didYouMean(folder, known)}There are ${known.join(', ')}`;
}

function isContentFolder(name: string): name is ContentFolder {
  return Object.hasOwn(CONTENT_FOLDERS, name);
}
