import { flowForm, flowViews } from '@plaza/screens';
import type { FlowVisit } from './flow-visit.ts';
import { readSent, type SentStep } from './sent-step.ts';

/** The forms that a page of a flow posts. */
export const formNames = [
  // The first step, from a page that showed no stored answers.
  'start',
  // The first step of an application, and every later one.
  'first',
  'next',
  // The parts that ask nothing.
  flowViews.check,
  flowViews.resume,
  flowViews.elsewhere,
  flowViews.arrival,
  flowViews.vendors,
  // It names no step of the flow.
  'unknown',
] as const;

export type FormName = (typeof formNames)[number];

/** A form as it was posted. */
export type PostedForm = {
  readonly fields: URLSearchParams;
  /** Value of the button that sent it. */
  readonly action: string;
} & (
  | { readonly name: 'start' | 'first' | 'next'; readonly sent: SentStep }
  | { readonly name: Exclude<FormName, 'start' | 'first' | 'next'> }
);

const { check, resume, elsewhere, arrival, vendors } = flowViews;
const views = [check, resume, elsewhere, arrival, vendors] as const;

/** Reads which form was posted, and its step. */
export function readPosted({ flow }: Pick<FlowVisit, 'flow'>, fields: URLSearchParams): PostedForm {
  const action = fields.get(flowForm.actionField) ?? 'continue';
  const view = views.find((name) => name === fields.get(flowForm.stepField));
  if (view) return { name: view, fields, action };
  const sent = readSent({ flow }, fields);
  if (!sent) return { name: 'unknown', fields, action };
  if (sent.step !== flow.steps[0]) return { name: 'next', fields, action, sent };
  return { name: sent.version === undefined ? 'start' : 'first', fields, action, sent };
}
