import type { FieldCountry } from '../../model/field-countries.ts';
import type { IssueCode } from '../../model/field-issue.ts';
import type { Field } from '../../model/flow.ts';

/** What a check depends on besides the field: JSON, so that the browser reads it from the page. */
export type FieldFacts = FieldCountry & {
  /** How people write the currency, as a regular expression for any case. */
  readonly units: string;
  /** ISO date, e.g. `2026-11-22`. */
  readonly today: string;
};

/** Why an answer is refused, and the answer that was read, as it would be stored. */
export type Refused = { readonly code: IssueCode; readonly read?: string };

/** The normalised answer. With a `doubt`, it is asked about: the answer that was probably meant, `''` if nobody can tell. */
export type Accepted = { readonly value: string; readonly doubt?: string };

export type Checked = Accepted | Refused;

/** @param raw normalised and not empty */
export type FieldCheck = (raw: string, field: Field, facts: FieldFacts) => Checked | IssueCode;
