import type { Application } from '@plaza/contract';
import {
  type FieldContext,
  type FlowTable,
  itemsOf,
  readStep,
  type StepAnswers,
} from '@plaza/flows';
import type { Refusal } from './refuse-step.ts';
import type { SentStep } from './sent-step.ts';
import { settleDoubts } from './settle-doubts.ts';

/** What is stored of a step: its answers, or those of each item. */
export type StepValue = StepAnswers | readonly StepAnswers[];

/** What is wrong with a step. */
export type StepIssues = Required<Pick<Refusal, 'issues'>> & Pick<Refusal, 'doubts'>;

type Known = {
  readonly flow: FlowTable;
  readonly context: FieldContext;
  readonly answers: Application['answers'];
  /** Masked fields that nobody has typed in. */
  readonly kept?: readonly string[];
};

/** Reads what was sent. @returns the whole step as it is to be stored, or what is wrong */
export function readValue(
  { step, item, form, action }: SentStep,
  { flow, context, answers, kept = [] }: Known,
): { readonly value: StepValue } | StepIssues {
  const items = itemsOf(answers, step.name);
  if (action === 'remove' && step.repeat)
    return { value: items.filter((_, index) => index !== item - 1) };
  if (action === 'skip' && flow.skippable) return { value: {} };
  const fields = step.fields.filter(({ name }) => !kept.includes(name));
  const typed = readStep({ ...step, fields }, form, context);
  if ('issues' in typed) return typed;
  const read = settleDoubts(typed.answers, typed.doubts ?? [], form);
  if ('issues' in read) return read;
  if (!step.repeat) return { value: read.answers };
  const before = items.slice(0, item - 1);
  return { value: [...before, read.answers, ...items.slice(item)].slice(0, step.repeat.max) };
}
