import type { Finding, ReadContent, Severity } from '@plaza/check';
import type { ContentIssue } from '@plaza/contract/content-folder';
import type { PlazaSite } from '@plaza/site-config';

export type { Entry, Finding, Severity } from '@plaza/check';

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
export type CheckedContent = ReadContent & {
  readonly projectDir: string;
  /** Issues that make files unreadable, and unknown fields. */
  readonly issues: readonly ContentIssue[];
  readonly unknownFields: readonly ContentIssue[];
  readonly localeFiles: readonly LocaleFile[];
};

/** An app whose config loads. */
export type CheckedSite = CheckedContent & { readonly plaza: PlazaSite };

/** A rule that only needs the content. */
export type ContentRule = (content: CheckedContent) => Finding[] | Promise<Finding[]>;

/** A rule that compares content and config. */
export type SiteRule = (site: CheckedSite) => Finding[] | Promise<Finding[]>;
