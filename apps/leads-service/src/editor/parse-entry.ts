import type { ContentEntity } from '@plaza/contract';
import { parseContentFile } from '@plaza/contract/content-folder';
import type { EditorEntryKey, EditorFinding } from '@plaza/contract/editor';
import { entityRow, entryKey, fingerprint, productRow } from '../import/content-row.ts';
import { unstorableTexts } from '../import/unstorable-texts.ts';
import { nestingIssue } from './nesting.ts';

/** An entry's text as a valid entry, and what is wrong with it. */
export interface ParsedEntry {
  readonly entity: ContentEntity | undefined;
  readonly findings: readonly EditorFinding[];
}

/** An issue of a content file, as `parseContentFile` has it. */
type FileIssue = ReturnType<typeof parseContentFile>['issues'][number];

/** Most findings of an entry that are told. */
const MOST = 500;

/** Parses the text of an entry by the schema of its folder, as an import parses its file. */
export function parseEntry(
  { folder, locale, id }: EditorEntryKey,
  file: string,
  text: string,
): ParsedEntry {
  const nesting = nestingIssue(text);
  if (nesting) return { entity: undefined, findings: [finding({ path: '', message: nesting })] };
  const { entity, issues, warnings } = parseContentFile(file, text);
  const found = [
    ...issues.map((issue) => finding(issue)),
    ...warnings.map((issue) => finding(issue, 'warning')),
  ];
  if (!entity) return { entity, findings: found.slice(0, MOST) };
  const own = entryKey(entity);
  const renamed = [
    ...(own.id === id ? [] : [{ path: 'id', message: `is ${own.id}, the entry is ${id}` }]),
    ...(own.locale === locale
      ? []
      : [{ path: 'locale', message: `is ${own.locale}, the entry is in ${locale}` }]),
  ];
  const all = [...renamed, ...unstorableTexts([entity])].map((issue) => finding(issue));
  const findings = [...all, ...found].slice(0, MOST);
  const isValid = findings.every(({ severity }) => severity === 'warning');
  return { entity: isValid && entity.folder === folder ? entity : undefined, findings };
}

function finding(
  { path, message, line, column }: Omit<FileIssue, 'file'>,
  severity: EditorFinding['severity'] = 'error',
): EditorFinding {
  const keys = path === '' ? [] : path.split('.').map(readKey);
  return {
    ...{ rule: 'schema', severity, path: keys, message: message.slice(0, 4000) },
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
  };
}

const readKey = (key: string) => (/^\d{1,9}$/.test(key) ? Number(key) : key.slice(0, 500));

/** An entry as the row of its table, for the draft API. */
export function draftRow(entity: ContentEntity): object {
  const stored = { ...entryKey(entity), hash: fingerprint(JSON.stringify(entity.value)) };
  return entity.folder === 'products'
    ? productRow(stored, entity.value)
    : entityRow(stored, entity);
}
