import type { Answers, FieldContext, StepAnswers } from '../model/answers.ts';
import type { Doubt, FieldIssue } from '../model/field-issue.ts';
import type { Field, Step } from '../model/flow.ts';
import { holds } from './condition.ts';
import { FIELD_KINDS } from './fields/field-kinds.ts';

type Read =
  | {
      readonly answers: StepAnswers;
      /** Answers to ask about before they are stored; only of what somebody types. */
      readonly doubts?: readonly Doubt[];
    }
  | { readonly issues: readonly FieldIssue[] };

/** Longer texts are cut before anything reads them; no field takes as much. */
const longest = 10_000;

/** Of a field that a form has twice, the first that is filled in. */
const rawOf = ({ kind, name }: Field, raw: URLSearchParams) => {
  const typed = raw.getAll(name).map((text) => text.slice(0, longest));
  return kind === 'choices' ? typed : (typed.find((text) => text.trim() !== '') ?? '');
};

/** The answers of the other steps by field; of steps with items there is nothing to say. */
const knownBefore = (step: Step, answers: Answers): Record<string, string | readonly string[]> =>
  Object.assign(
    {},
    ...Object.entries(answers)
      .filter(([name, stored]) => name !== step.name && !Array.isArray(stored))
      .map(([, stored]) => stored),
  );

/**
 * Reads one step, or one item of it, as it was sent. Fields whose condition does not hold are
 * ignored, so hidden fields of a page without script cannot be wrong.
 *
 * @param raw fields by name; others are ignored
 * @param context `answers` are the `appliedAnswers` of the flow
 * @returns the normalised answers, or every issue in the order of the fields
 */
export function readStep(step: Step, raw: URLSearchParams, context: FieldContext): Read {
  const known = knownBefore(step, context.answers);
  const answers: Record<string, string | readonly string[]> = {};
  const issues: FieldIssue[] = [];
  const doubts: Doubt[] = [];
  for (const field of step.fields) {
    if (!holds(field.when, known)) continue;
    const { name: of } = field;
    const read = FIELD_KINDS[field.kind].read(field, rawOf(field, raw), context);
    if ('code' in read) issues.push({ field: of, ...read });
    // Fields left empty have no answer.
    if ('code' in read || read.value.length === 0) continue;
    answers[of] = read.value;
    known[of] = read.value;
    if (read.doubt !== undefined)
      doubts.push({ field: of, value: `${read.value}`, meant: read.doubt });
  }
  if (issues.length > 0) return { issues };
  return doubts.length > 0 ? { answers, doubts } : { answers };
}

/** Stored answers as they would be sent, e.g. to read them again. */
export function sentAnswers(answers: StepAnswers): URLSearchParams {
  const sent = new URLSearchParams();
  for (const [name, value] of Object.entries(answers)) {
    for (const each of [value].flat()) sent.append(name, each);
  }
  return sent;
}
