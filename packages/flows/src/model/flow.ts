import type { FlowName } from './flow-names.ts';

/**
 * A rule about earlier answers. `is` holds if the answer is one of the values; of a question with
 * several answers, if one of them is. `below` and `atLeast` compare numbers. An unanswered field
 * satisfies none of the three.
 */
export type Condition =
  | { readonly field: string; readonly is: readonly string[] }
  | { readonly field: string; readonly below: number }
  | { readonly field: string; readonly atLeast: number }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition };

export type FieldKind =
  | 'text'
  | 'name'
  | 'email'
  | 'phone'
  | 'identityNumber'
  | 'postalCode'
  | 'iban'
  | 'birthDate'
  | 'date'
  | 'money'
  | 'integer'
  | 'choice'
  | 'choices'
  | 'yesNo'
  | 'consent'
  | 'longText';

export type Field = {
  /** camelCase, unique in the flow; also part of the keys of its texts. */
  readonly name: string;
  readonly kind: FieldKind;
  readonly optional?: true;
  /** Asked only if this holds. */
  readonly when?: Condition;
  /** Answers of `choice` and `choices`, in kebab-case. */
  readonly options?: readonly string[];
  /** Whole units of the currency for `money`, years of age for `birthDate`, characters for texts. */
  readonly min?: number;
  readonly max?: number;
  /** Special category of personal data: asked only after an explicit consent of its own. */
  readonly health?: true;
  /** May be given to advertising vendors after marketing consent (§5, §9). */
  readonly identifies?: 'email' | 'phone';
  /** The version of the text that a `consent` accepts; it is also the stored answer. */
  readonly consentVersion?: string;
};

export type Step = {
  /** kebab-case, unique in the flow; in the address and in the keys of its texts. */
  readonly name: string;
  readonly fields: readonly Field[];
  readonly when?: Condition;
  /** Answered up to `max` times, once per item, e.g. per debt; `total` is the money field whose sum is shown. */
  readonly repeat?: { readonly max: number; readonly total?: string };
  /** The part of a long flow that it belongs to, shown with the progress. */
  readonly section?: string;
};

export type FlowOutcome = 'complete' | 'qualified' | 'disqualified' | 'declined';

export type FlowEnd = {
  readonly name: string;
  readonly when?: Condition;
  readonly outcome: FlowOutcome;
  /** The page type (§2.3) where the applicant goes on, if the site has such a page. */
  readonly next?: string;
  /** Shown with the verdict: those that hold. */
  readonly reasons?: readonly { readonly name: string; readonly when: Condition }[];
};

export type FlowMoment = 'started' | `step:${string}` | `end:${string}`;

/** An event of §9 by its name in `flowVendorEvents` of `@plaza/tracking`. */
export type FlowEvent =
  | 'sign_up'
  | 'start_application'
  | 'leave_contact'
  | 'generate_lead'
  | 'qualify_lead'
  | 'disqualify_lead'
  | 'survey'
  | 'HBC'
  | 'TM';

export type FlowTable = {
  readonly name: FlowName;
  /** One flow per page type (§2.3). */
  readonly pageType: string;
  readonly steps: readonly Step[];
  /** The first whose `when` holds; the last has none. */
  readonly ends: readonly FlowEnd[];
  readonly checkAnswers: boolean;
  /** Steps may be skipped, e.g. of a survey. */
  readonly skippable?: true;
  /** Nobody can be asked about the answers later, so that the end tells no reference number. */
  readonly anonymous?: true;
  /** The address must be confirmed by email before the flow counts as done. */
  readonly confirmEmail?: true;
  /** Signed state goes to this partner and comes back from it. */
  readonly handOver?: { readonly partner: string };
  readonly events: Readonly<Partial<Record<FlowMoment, readonly FlowEvent[]>>>;
};
