/** One fault of a content folder. `file` is relative to the folder, `path` dotted, empty for the whole file; `line` and `column` count from 1. */
export interface ContentFault {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  readonly path: string;
  readonly message: string;
}

/** Says every fault of a content folder, one per line, as `file:line: path: message`. */
export class ContentFolderError extends Error {
  override readonly name = 'ContentFolderError';
  readonly faults: readonly ContentFault[];

  constructor(folder: string, faults: readonly ContentFault[]) {
    const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
    super(`${count} in ${folder}\n${faults.map(formatFault).join('\n')}`);
    this.faults = faults;
  }
}

/** A fault as one line, `file:line: path: message`, without what is not known. */
export function formatFault({ file, line, path, message }: ContentFault): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return path ? `${place}: ${path}: ${message}` : `${place}: ${message}`;
}
