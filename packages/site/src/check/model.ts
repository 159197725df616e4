import type { ContentEntity, ContentFolder, EntryOf } from '@plaza/contract';
import type { ContentIssue, TextPosition } from '@plaza/contract/content-folder';
import type { PlazaSite } from '../config/define-site.ts';

/** What a rule found. It says where by a path into the file's JSON or config, or by a position. */
export type Finding = {
  /** Relative to the app's folder: `content/pages/contact.json`, `plaza.config.ts`. */
  readonly file: string;
  readonly path?: readonly PropertyKey[];
  readonly position?: TextPosition;
  /** What is wrong. */
  readonly message: string;
  /** What to do about it. */
  readonly hint?: string;
  /** `warning` for what does not fail the check; an error unless said otherwise. */
  readonly severity?: Severity;
};

export type Severity = 'error' | 'warning';

/** A finding with its rule and its place in the file. */
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

/** An app's folder, as far as it can be read. */
export type CheckedContent = {
  readonly projectDir: string;
  /** Whether everything has to be ready for the public. */
  readonly isRelease: boolean;
  readonly entities: readonly ContentEntity[];
  /** What keeps files from being read, and fields that no schema knows. */
  readonly issues: readonly ContentIssue[];
  readonly unknownFields: readonly ContentIssue[];
  readonly localeFiles: readonly LocaleFile[];
  /** Entries of one folder; those that could be read. */
  readonly entries: <F extends ContentFolder>(folder: F) => readonly Entry<F>[];
  /** Whether every file of a folder could be read, so that what is not there is missing. */
  readonly isWhole: (folder: ContentFolder) => boolean;
};

/** A content entry, and the file it is in. */
export type Entry<F extends ContentFolder> = { readonly file: string; readonly value: EntryOf<F> };

/** An app whose config loads. */
export type CheckedSite = CheckedContent & { readonly plaza: PlazaSite };

/** A rule that needs the content alone. */
export type ContentRule = (content: CheckedContent) => Finding[] | Promise<Finding[]>;

/** A rule that holds content and config against each other. */
export type SiteRule = (site: CheckedSite) => Finding[] | Promise<Finding[]>;
