import type { StepAnswers } from '../model/answers.ts';
import type { Field, FlowTable } from '../model/flow.ts';
import type { AppliedStep } from './applied-steps.ts';
import { MASK } from './mask-answers.ts';
import { possibleAnswers } from './possible-answers.ts';

/**
 * Whether an answer still is one: the options and the text of a consent may have changed since. Of a
 * masked answer the service knows.
 */
const isCurrent = (field: Field, value: string | readonly string[]): boolean => {
  const options = possibleAnswers(field);
  return !options || [value].flat().every((each) => each === MASK || options.includes(each));
};

const isFieldAnswered = (field: Field, item: StepAnswers): boolean => {
  const value = item[field.name];
  return value === undefined ? field.optional === true : isCurrent(field, value);
};

/**
 * Whether a step needs no more answers. A skipped step of a skippable flow is stored without any.
 */
export function isAnswered(flow: FlowTable, { items, fields }: AppliedStep): boolean {
  if (items.length === 0) return false;
  return items.every((item, index) => {
    if (flow.skippable && Object.keys(item).length === 0) return true;
    return (fields[index] ?? []).every((field) => isFieldAnswered(field, item));
  });
}
