/** One issue of a content folder. `file` is relative to the folder, `path` dotted, empty for the whole file; `line` and `column` count from 1. */
export interface ContentIssue {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  readonly path: string;
  readonly message: string;
}

/** Lists every issue of a content folder, one per line, as `file:line: path: message`. */
export class ContentFolderError extends Error {
  override readonly name = 'ContentFolderError';
  readonly issues: readonly ContentIssue[];

  constructor(folder: string, issues: readonly ContentIssue[]) {
    const count = issues.length === 1 ? '1 error' : `${issues.length} errors`;
    super(`${count} in ${folder}\n${issues.map(formatContentIssue).join('\n')}`);
    this.issues = issues;
  }
}

/** An issue as one line, `file:line: path: message`, without what is not known. */
export function formatContentIssue({ file, line, path, message }: ContentIssue): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return path ? `${place}: ${path}: ${message}` : `${place}: ${message}`;
}
