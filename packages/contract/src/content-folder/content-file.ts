import type * as z from 'zod';
import {
  CONTENT_FOLDERS,
  type ContentEntity,
  type ContentFolder,
} from '../model/content-folders.ts';
import { type Website, websiteSchema } from '../model/website.ts';
import { findBannedClaims } from './banned-claims.ts';
import type { ContentIssue } from './content-folder-error.ts';
import { createValueLocator } from './locate-value.ts';
import { parseJsonFile } from './parse-json-file.ts';
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
  return value ? { ...report, entity: { folder, file, value } as ContentEntity } : report;
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
      message: issue.message,
    }));
    return { value: undefined, issues, warnings: [] };
  }
  const unknown = unknownFields(json.value, result.data);
  const locate = unknown.length > 0 ? createValueLocator(json.text) : () => undefined;
  const warnings = unknown.map((path) => ({
    file,
    ...locate(path.split('.')),
    path,
    message: 'unknown field, dropped',
  }));
  return { value: result.data, issues: claimIssues(file, json), warnings };
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
  return `${folder} is no content folder; there are ${Object.keys(CONTENT_FOLDERS).join(', ')}`;
}

function isContentFolder(name: string): name is ContentFolder {
  return Object.hasOwn(CONTENT_FOLDERS, name);
}
