import type { Condition, Field, FlowTable, Step } from '../model/flow.ts';
import { comparisons } from './condition.ts';
import { possibleAnswers } from './possible-answers.ts';

const comparisonIssue = (
  comparison: ReturnType<typeof comparisons>[number],
  earlier: readonly Field[],
): string[] => {
  const field = earlier.find(({ name }) => name === comparison.field);
  if (!field) return [`no earlier field "${comparison.field}" that is asked once`];
  const options = possibleAnswers(field);
  if (!('is' in comparison)) {
    const isNumber = field.kind === 'money' || field.kind === 'integer';
    return isNumber ? [] : [`field "${field.name}" is no number`];
  }
  if (!options) return [`field "${field.name}" has no fixed answers`];
  if (comparison.is.length === 0) return [`no answer of "${field.name}" is named`];
  return comparison.is
    .filter((value) => !options.includes(value))
    .map((value) => `"${value}" is no answer of field "${field.name}"`);
};

const conditionIssues = (
  where: string,
  condition: Condition | undefined,
  earlier: readonly Field[],
): string[] =>
  comparisons(condition).flatMap((comparison) =>
    comparisonIssue(comparison, earlier).map((issue) => `${where}: ${issue}`),
  );

const checkStep = (step: Step, earlier: readonly Field[]): string[] => [
  ...conditionIssues(`step "${step.name}"`, step.when, earlier),
  ...step.fields.flatMap((field, index) =>
    conditionIssues(`field "${field.name}"`, field.when, [
      ...earlier,
      ...step.fields.slice(0, index),
    ]),
  ),
];

const checkEnds = ({ ends }: FlowTable, fields: readonly Field[]): string[] => {
  const last = ends.at(-1);
  const early = ends.slice(0, -1).filter(({ when }) => !when);
  return [
    ...(last && !last.when ? [] : ['the last end must have no condition']),
    ...early.map(({ name }) => `end "${name}" hides the ends after it`),
    ...ends.flatMap(({ name, when, reasons = [] }) =>
      [when, ...reasons.map((reason) => reason.when)].flatMap((condition) =>
        conditionIssues(`end "${name}"`, condition, fields),
      ),
    ),
  ];
};

/** Conditions on fields that are not asked earlier, or on answers that nobody can give. */
export function checkConditions(flow: FlowTable): string[] {
  const earlier: Field[] = [];
  const issues = flow.steps.flatMap((step) => {
    const found = checkStep(step, earlier);
    if (!step.repeat) earlier.push(...step.fields);
    return found;
  });
  return [...issues, ...checkEnds(flow, earlier)];
}
