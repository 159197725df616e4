import type { Field, FlowTable, Step } from '../model/flow.ts';
import { personalKinds } from './mask-answers.ts';

const optionIssues = ({ kind, options }: Field): string[] => {
  if (kind !== 'choice' && kind !== 'choices') return options ? ['has options but no choice'] : [];
  if (!options || options.length < 2) return ['needs at least two options'];
  return [
    ...(new Set(options).size < options.length ? ['has an option twice'] : []),
    ...options
      .filter((option) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(option))
      .map((option) => `option "${option}" is not in kebab-case`),
  ];
};

const fieldIssues = (field: Field): string[] => {
  const { kind, consentVersion, identifies, min = 0, max = Number.POSITIVE_INFINITY } = field;
  return [
    ...optionIssues(field),
    ...(kind === 'consent' && !consentVersion ? ['needs the version of its text'] : []),
    ...(kind !== 'consent' && consentVersion ? ['has a version but is no consent'] : []),
    ...(identifies && identifies !== kind ? [`cannot identify by ${identifies}`] : []),
    ...(min > max ? [`allows nothing between ${min} and ${max}`] : []),
  ];
};

const stepIssues = ({ fields, repeat }: Step): string[] => [
  ...(fields.length === 0 ? ['asks nothing'] : []),
  ...(repeat && (!Number.isInteger(repeat.max) || repeat.max < 2)
    ? ['repeats at least twice or not at all']
    : []),
  ...(repeat
    ? fields
        .filter(({ kind, health }) => health || personalKinds.includes(kind))
        .map(({ name }) => `field "${name}" of a step that repeats cannot be masked`)
    : []),
  ...fields.flatMap((field) => fieldIssues(field).map((issue) => `field "${field.name}" ${issue}`)),
];

const anonymityIssues = ({ fields }: Step): string[] =>
  fields
    .filter(({ kind }) => personalKinds.includes(kind))
    .map(({ name }) => `field "${name}" tells who answers an anonymous flow`);

/** What is wrong with single fields and steps, apart from their names and conditions. */
export function checkFields({ steps, anonymous }: FlowTable): string[] {
  return steps.flatMap((step) =>
    [...stepIssues(step), ...(anonymous ? anonymityIssues(step) : [])].map(
      (issue) => `step "${step.name}": ${issue}`,
    ),
  );
}
