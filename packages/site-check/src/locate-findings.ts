import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createValueLocator, type LocateValue } from '@plaza/contract/content-folder';
import { locateInModule } from './locate-in-module.ts';
import type { Finding, Issue } from './model.ts';

/**
 * Turns findings into issues with line and column, sorted by file and line. Parses each file once.
 */
export function locateFindings(
  projectDir: string,
  found: readonly { readonly rule: string; readonly finding: Finding }[],
): Issue[] {
  const locators = new Map<string, LocateValue>();
  const locatorOf = (file: string) => {
    const known = locators.get(file);
    if (known) return known;
    const locate = createValueLocator(textOf(join(projectDir, file)));
    locators.set(file, locate);
    return locate;
  };
  const placeOf = ({ file, path, position }: Finding) => {
    if (position || !path) return { file, ...position };
    if (file.endsWith('.json')) return { file, ...locatorOf(file)(path) };
    return file.endsWith('.ts') ? locateInModule(projectDir, file, path) : { file };
  };
  return found
    .map(({ rule, finding }) => {
      const { message, hint, severity = 'error' } = finding;
      return { line: 1, ...placeOf(finding), rule, severity, message, ...(hint && { hint }) };
    })
    .toSorted(byPlace);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch {
    return '';
  }
}

function byPlace(a: Issue, b: Issue): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || (a.column ?? 0) - (b.column ?? 0) || (a.message < b.message ? -1 : 1);
}
