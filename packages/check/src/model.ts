import type { ContentEntity, ContentFolder, EntryOf } from '@plaza/contract';
import type { TextPosition } from '@plaza/contract/content-folder';

/**
 * A rule's finding. Its position is a path into the file's JSON or config, or a line and column.
 */
export type Finding = {
  /** Relative to the app's folder: `content/pages/contact.json`, `plaza.config.ts`. */
  readonly file: string;
  readonly path?: readonly PropertyKey[];
  readonly position?: TextPosition;
  /** What is wrong. */
  readonly message: string;
  /** What to do about it. */
  readonly hint?: string;
  /** `warning` does not fail the check; default `error`. */
  readonly severity?: Severity;
};

export type Severity = 'error' | 'warning';

/** Content, as far as it is readable. */
export type ReadContent = {
  /** Whether everything must be ready for publication. */
  readonly isRelease: boolean;
  readonly entities: readonly ContentEntity[];
  /** The readable entries of a folder. */
  readonly entries: <F extends ContentFolder>(folder: F) => readonly Entry<F>[];
  /** Whether every file of a folder is readable, so that absent entries are really missing. */
  readonly isWhole: (folder: ContentFolder) => boolean;
};

/** A content entry and its file. */
export type Entry<F extends ContentFolder> = { readonly file: string; readonly value: EntryOf<F> };

/** A rule that needs the content alone. */
export type EntryRule = (content: ReadContent) => Finding[];

/** The readable entries of a folder among `entities`. */
export const entriesIn =
  (entities: readonly ContentEntity[]): ReadContent['entries'] =>
  <F extends ContentFolder>(folder: F) =>
    entities.flatMap((entity) =>
      entity.folder === folder
        ? [{ file: `content/${entity.file}`, value: entity.value as EntryOf<F> }]
        : [],
    );
