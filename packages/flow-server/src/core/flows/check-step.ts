import type { Application } from '@plaza/contract';
import { type FieldContext, type FlowTable, itemsOf, stepsOf } from '@plaza/flows';
import { keptFields } from './masked-answers.ts';
import { readValue, type StepIssues, type StepValue } from './read-value.ts';
import type { SentStep } from './sent-step.ts';

/** A step that can be stored. */
export type AcceptedStep = {
  readonly kind: 'accepted';
  readonly value: StepValue;
  /** Masked fields that stay as they are stored. */
  readonly keep: readonly string[];
  /** The version on which it is based. */
  readonly version: number;
};

export type CheckedStep =
  | AcceptedStep
  /** The applicant has not come this far. */
  | { readonly kind: 'unreached' }
  /** Nothing was typed, and a link to go on later is asked for. */
  | { readonly kind: 'blank' }
  | ({ readonly kind: 'invalid' } & StepIssues)
  /** Answers are stored that the page has not shown. */
  | { readonly kind: 'unseen' };

type Known = {
  readonly flow: FlowTable;
  readonly context: FieldContext;
  readonly application: Application;
};

/** Checks a step of an open application against what is stored. */
export function checkStep(sent: SentStep, { flow, context, application }: Known): CheckedStep {
  const { answers } = application;
  const { step } = sent;
  const isReached = stepsOf(flow, answers).some(
    (each) => each.step === step && each.state !== 'open',
  );
  if (!isReached) return { kind: 'unreached' };
  if (sent.action === 'later' && isBlank(sent)) return { kind: 'blank' };
  const keep = keptFields(application, step, sent.form);
  const read = readValue(sent, { flow, context, answers, kept: keep });
  if ('issues' in read) return { kind: 'invalid', ...read };
  // A page without a version has shown no answers; it must not overwrite any unseen.
  if (sent.version === undefined && itemsOf(answers, step.name).length > 0)
    return { kind: 'unseen' };
  return {
    kind: 'accepted',
    value: read.value,
    keep,
    version: sent.version ?? application.version,
  };
}

const isBlank = ({ step, form }: SentStep) =>
  step.fields.every(({ name }) => form.getAll(name).every((typed) => typed.trim() === ''));
