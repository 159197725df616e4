import type { Doubt, FieldContext, FieldIssue, Progress } from '@plaza/flows';
import type { FlowFailure } from '@plaza/screens';

export type TypedValues = Readonly<Record<string, string | readonly string[]>>;

/** An answer before it is sent, or a field that has none. */
export type CheckedAnswer = {
  readonly step: string;
  readonly field: string;
  /** Number of the item of a step that repeats. */
  readonly item?: number;
  readonly kind: string;
  readonly value: string | readonly string[] | undefined;
  readonly href: string;
};

/** What a page of a flow is filled with. */
export type FlowView = {
  readonly context: FieldContext;
} & (
  | {
      readonly kind: 'step';
      readonly step: string;
      /** Hidden fields of the form. */
      readonly carried: Readonly<Record<string, string>>;
      readonly values: TypedValues;
      /** Fields that are not asked. */
      readonly left: readonly string[];
      readonly issues: readonly FieldIssue[];
      /** Answers that are asked about. */
      readonly doubts?: readonly Doubt[] | undefined;
      readonly failure?: FlowFailure | undefined;
      /** What is stored where it differs from what was typed. */
      readonly stored?: TypedValues;
      readonly progress?: Progress | undefined;
      readonly back?: string | undefined;
      readonly items?: readonly { readonly href: string; readonly isCurrent: boolean }[];
      /** What a partner knows is filled in. */
      readonly prefilled?: boolean;
      /** The sum of the items that are stored. */
      readonly total?: string | undefined;
      /** Actions that do not apply. */
      readonly withheld: readonly string[];
      /** Seconds until another email may be asked for. */
      readonly wait?: number | undefined;
      /** An email is on its way. */
      readonly resent?: boolean;
      /** Where the link was sent that confirms the address. */
      readonly sentTo?: string | undefined;
      /** The address of an application whose personal answers this browser may not read. */
      readonly maskedEmail?: string | undefined;
      /** Masked answers by field, in place of which something can be typed. */
      readonly masked?: Readonly<Record<string, string>>;
      /** The answers of the check page. */
      readonly answers?: readonly CheckedAnswer[];
    }
  | {
      readonly kind: 'end';
      readonly end: string;
      readonly reasons: readonly string[];
      readonly reference?: string | undefined;
      /** The page where the applicant goes on. */
      readonly next?: string | undefined;
      /** Where the applicant goes on at the partner. */
      readonly handOver?: string | undefined;
      /** Who is notified: vendors, and our own records. */
      readonly vendors?: readonly string[];
    }
  /** The page as everyone gets it. */
  | { readonly kind: 'plain' }
);

export type StepView = Extract<FlowView, { kind: 'step' }>;
