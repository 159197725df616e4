import type { Application } from '@plaza/contract';
import { type FlowTable, nextStep } from '@plaza/flows';
import type { SentStep } from './sent-step.ts';

/** Where a step that was stored leads. */
export type AfterStep =
  | { readonly kind: 'step'; readonly step: string; readonly item?: number }
  /** A link to go on later is sent, and the step shown again. */
  | { readonly kind: 'link' }
  | { readonly kind: 'submit' };

type Stored = {
  readonly flow: FlowTable;
  /** All answers, with those of the step. */
  readonly answers: Application['answers'];
  /** The step has made the application. */
  readonly isNew: boolean;
};

/** Decides where a step leads once it is stored. */
export function afterStep(
  { step, item, action }: Pick<SentStep, 'step' | 'item' | 'action'>,
  { flow, answers, isNew }: Stored,
): AfterStep {
  if (action === 'add' && step.repeat)
    return { kind: 'step', step: step.name, item: Math.min(item + 1, step.repeat.max) };
  if (action === 'remove') return { kind: 'step', step: step.name };
  if (action === 'later' && !isNew) return { kind: 'link' };
  const next = nextStep(flow, answers);
  return typeof next === 'string' ? { kind: 'step', step: next } : { kind: 'submit' };
}
