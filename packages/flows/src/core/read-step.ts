import type { Answers, FieldContext, StepAnswers } from '../model/answers.ts';
import type { FieldIssue, IssueCode } from '../model/field-issue.ts';
import { issueCodes } from '../model/field-issue.ts';
import type { Field, Step } from '../model/flow.ts';
import { holds } from './condition.ts';
import { FIELD_KINDS } from './fields/field-kinds.ts';

type Read = { readonly answers: StepAnswers } | { readonly issues: readonly FieldIssue[] };

/** Longer texts are cut before anything reads them; no field takes as much. */
const longest = 10_000;

const codeOf = (message: string | undefined): IssueCode =>
  issueCodes.find((code) => code === message) ?? 'invalid';

const rawOf = ({ kind, name }: Field, raw: URLSearchParams) => {
  const typed = raw.getAll(name).map((text) => text.slice(0, longest));
  const filled = typed.filter((text) => text.trim() !== '');
  if (kind === 'choices') return filled.length > 0 ? filled : undefined;
  return filled[0];
};

const readField = (field: Field, raw: URLSearchParams, context: FieldContext) => {
  const typed = rawOf(field, raw);
  if (typed === undefined) {
    if (field.optional) return {};
    return { code: field.kind === 'consent' ? ('not-accepted' as const) : ('required' as const) };
  }
  const result = FIELD_KINDS[field.kind].schema(field, context).safeParse(typed);
  return result.success
    ? { value: result.data }
    : { code: codeOf(result.error.issues[0]?.message) };
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
  for (const field of step.fields) {
    if (!holds(field.when, known)) continue;
    const { value, code } = readField(field, raw, context);
    if (code) issues.push({ field: field.name, code });
    if (value === undefined) continue;
    answers[field.name] = value;
    known[field.name] = value;
  }
  return issues.length > 0 ? { issues } : { answers };
}

/** Stored answers as they would be sent, e.g. to read them again. */
export function sentAnswers(answers: StepAnswers): URLSearchParams {
  const sent = new URLSearchParams();
  for (const [name, value] of Object.entries(answers)) {
    for (const each of [value].flat()) sent.append(name, each);
  }
  return sent;
}
