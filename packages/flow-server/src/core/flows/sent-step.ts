import type { Step } from '@plaza/flows';
import { flowForm } from '@plaza/screens';
import type { FlowVisit } from './flow-visit.ts';

/** A step as it was sent. */
export type SentStep = {
  readonly step: Step;
  readonly item: number;
  readonly form: URLSearchParams;
  readonly action: string;
  /** The version that the page showed; undefined from a page that showed none. */
  readonly version: number | undefined;
};

/** @returns undefined if the form names no step of the flow */
export function readSent(
  { flow }: Pick<FlowVisit, 'flow'>,
  form: URLSearchParams,
): SentStep | undefined {
  const step = flow.steps.find(({ name }) => name === form.get(flowForm.stepField));
  if (!step) return undefined;
  const item = Number(form.get(flowForm.itemField) || 1);
  const isItem = Number.isInteger(item) && item >= 1 && item <= (step.repeat?.max ?? 1);
  const version = Number(form.get(flowForm.versionField) || Number.NaN);
  return {
    step,
    item: isItem ? item : 1,
    form,
    action: form.get(flowForm.actionField) ?? 'continue',
    version: Number.isInteger(version) ? version : undefined,
  };
}
