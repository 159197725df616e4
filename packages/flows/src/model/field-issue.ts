/** Why an answer is refused; each has a text `flow-issue-<code>` in every language. */
export const issueCodes = [
  'required',
  'invalid',
  'too-short',
  'too-long',
  'too-low',
  'too-high',
  'check-digit',
  'too-young',
  'too-old',
  'past',
  'future',
  'unknown-option',
  'not-accepted',
  // It may be right, and is asked about.
  'doubtful',
] as const satisfies readonly string[];

export type IssueCode = (typeof issueCodes)[number];

export type FieldIssue = {
  readonly field: string;
  readonly code: IssueCode;
  /** What was read, as people write it. */
  readonly read?: string;
};

/** An answer that may be a slip. */
export type Doubt = {
  readonly field: string;
  /** The answer as it is stored. */
  readonly value: string;
  /** What was probably meant; `''` if nobody can tell. */
  readonly meant: string;
};
