import type { Answers, StepAnswers } from '../model/answers.ts';
import type { Field, FieldKind, FlowTable } from '../model/flow.ts';

/** Kinds of answers that tell who somebody is, where they live or how they are reached. */
export const personalKinds: readonly FieldKind[] = [
  'name',
  'email',
  'phone',
  'identityNumber',
  'postalCode',
  'iban',
  'birthDate',
];

/** What is read instead of a personal answer. */
export const MASK = '•••';

/**
 * Whether an answer is masked for a browser that has only opened a link: identity, contact, health,
 * and texts that may have any of these. A consent is no such answer, and conditions need it.
 */
export const isPersonal = ({ kind, health }: Field): boolean =>
  kind !== 'consent' &&
  (health === true || kind === 'text' || kind === 'longText' || personalKinds.includes(kind));

/** An address keeps its first letter and its domain, so that its owner knows it again. */
const mask = ({ kind }: Field, value: string | readonly string[]) => {
  if (typeof value !== 'string') return [MASK];
  return kind === 'email' ? value.replace(/^(.)[^@]*/u, `$1${MASK}`) : MASK;
};

/**
 * The answers with each personal one masked. Steps that repeat have none (`checkFlow`).
 *
 * @param answers all stored answers, or what a partner has sent
 */
export function maskAnswers(flow: FlowTable, answers: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answers).map(([name, answered]) => {
      const fields = flow.steps.find((step) => step.name === name)?.fields ?? [];
      return [name, isItems(answered) ? answered : maskStep(fields, answered)];
    }),
  );
}

const isItems = (
  answered: StepAnswers | readonly StepAnswers[],
): answered is readonly StepAnswers[] => Array.isArray(answered);

/** Answers to questions that the flow asks no more are masked, too. */
function maskStep(fields: readonly Field[], answered: StepAnswers): StepAnswers {
  return Object.fromEntries(
    Object.entries(answered).map(([name, value]) => {
      const field = fields.find((each) => each.name === name);
      if (!field) return [name, MASK];
      return [name, isPersonal(field) ? mask(field, value) : value];
    }),
  );
}
