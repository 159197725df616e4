import type { ContentEntity, ContentFolder, EntryOf } from '@plaza/contract';
import type { ContentIssue, TextPosition } from '@plaza/contract/content-folder';
import type { PlazaSite } from '../config/define-site.ts';

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

/** A finding with its rule and its position in the file. */
export type Issue = {
  readonly file: string;
  readonly line: number;
  readonly column?: number;
  readonly rule: string;
  readonly severity: Severity;
  readonly message: string;
  readonly hint?: string;
};

/** An app's own text file of a locale: `locales/es-ES.json`. */
export type LocaleFile = {
  readonly locale: string;
  readonly file: string;
  readonly text: string;
};

/** The content of an app's folder, as far as it is readable. */
export type CheckedContent = {
  readonly projectDir: string;
  /** Whether everything must be ready for publication. */
  readonly isRelease: boolean;
  readonly entities: readonly ContentEntity[];
  /** Issues that make files unreadable, and unknown fields. */
  readonly issues: readonly ContentIssue[];
  readonly unknownFields: readonly ContentIssue[];
  readonly localeFiles: readonly LocaleFile[];
  /** The readable entries of a folder. */
  readonly entries: <F extends ContentFolder>(folder: F) => readonly Entry<F>[];
  /** Whether every file of a folder is readable, so that absent entries are really missing. */
  readonly isWhole: (folder: ContentFolder) => boolean;
};

/** A content entry and its file. */
export type Entry<F extends ContentFolder> = { readonly file: string; readonly value: EntryOf<F> };

/** An app whose config loads. */
export type CheckedSite = CheckedContent & { readonly plaza: PlazaSite };

/** A rule that only needs the content. */
export type ContentRule = (content: CheckedContent) => Finding[] | Promise<Finding[]>;

/** A rule that compares content and config. */
export type SiteRule = (site: CheckedSite) => Finding[] | Promise<Finding[]>;
