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
] as const satisfies readonly string[];

export type IssueCode = (typeof issueCodes)[number];

export type FieldIssue = { readonly field: string; readonly code: IssueCode };
