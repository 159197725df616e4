import type { EditorEntryKey, EditorFinding, RefusedEntries } from '@plaza/contract/editor';
import { ProblemError } from '../http/problem-error.ts';

/** What is wrong with an entry that should be published. */
export type RefusedEntry = RefusedEntries['refused'][number];

/** @throws {ProblemError} `refusedEntries` if any entry has a finding that refuses it */
export function assertNoneRefused(refused: readonly RefusedEntry[]): void {
  if (refused.length === 0) return;
  const names = refused.slice(0, 5).map(({ entry, findings }) => {
    const [first] = findings;
    const place = `${entry.folder}/${entry.locale}/${entry.id}`.replace('//', '/');
    return first ? `${place}: ${first.path.join('.')} ${first.message}` : place;
  });
  throw new ProblemError('refusedEntries', {
    detail: `Nothing was published: ${names.join('; ')}`.slice(0, 2000),
    members: { refused },
  });
}

export const contentFinding = (
  rule: string,
  path: EditorFinding['path'],
  message: string,
): EditorFinding => ({ rule, severity: 'error', path, message });

/** Findings by entry, without entries that have none. */
export const refusedOf = (
  entries: Iterable<readonly [EditorEntryKey, readonly EditorFinding[]]>,
): RefusedEntry[] =>
  [...entries].flatMap(([entry, findings]) =>
    findings.length > 0 ? [{ entry, findings: [...findings] }] : [],
  );
