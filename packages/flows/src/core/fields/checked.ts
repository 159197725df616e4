import type { FieldCountry } from '../../model/field-countries.ts';
import type { IssueCode } from '../../model/field-issue.ts';
import type { Field } from '../../model/flow.ts';

/** What a check depends on besides the field: JSON, so that the browser reads it from the page. */
export type FieldFacts = Omit<FieldCountry, 'unit'> & {
  /** How people write the currency, as a regular expression for any case. */
  readonly units: string;
  /** ISO date, e.g. `2026-11-22`. */
  readonly today: string;
};

/** The normalised answer, or why it is refused. */
export type Checked = { readonly value: string } | IssueCode;

/** @param raw not empty, in Unicode's composed form, without spaces around it */
export type FieldCheck = (raw: string, field: Field, facts: FieldFacts) => Checked;
