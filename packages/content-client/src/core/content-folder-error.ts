/** One fault of a content folder. `file` is relative to the folder, `path` dotted, empty for the whole file. */
export interface ContentFault {
  readonly file: string;
  readonly path: string;
  readonly message: string;
}

/** Says every fault of a content folder, one per line, as `file: path: message`. */
export class ContentFolderError extends Error {
  override readonly name = 'ContentFolderError';
  readonly faults: readonly ContentFault[];

  constructor(folder: string, faults: readonly ContentFault[]) {
    const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
    super(`${count} in ${folder}\n${faults.map(formatFault).join('\n')}`);
    this.faults = faults;
  }
}

/** A fault as one line, `file: path: message`. */
export function formatFault({ file, path, message }: ContentFault): string {
  return path ? `${file}: ${path}: ${message}` : `${file}: ${message}`;
}
