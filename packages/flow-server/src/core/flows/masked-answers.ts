import type { Application } from '@plaza/contract';
import { type FlowTable, isPersonal, MASK, type Step, type StepAnswers } from '@plaza/flows';

type Masked = Pick<Application, 'masked' | 'answers'> | undefined;

/** The masked answers of a step by field; those that were typed are not among them. */
export function maskedFields(
  application: Masked,
  { name, fields, repeat }: Step,
): Readonly<Record<string, string>> {
  const stored = application?.answers[name];
  if (!application?.masked || repeat || !stored || Array.isArray(stored)) return {};
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = stored[field.name];
      return value !== undefined && isPersonal(field) ? [[field.name, [value].flat().join()]] : [];
    }),
  );
}

/** The address to which a link shows everything; the mask alone if there is none. */
export function maskedEmail(flow: FlowTable, application: Masked): string | undefined {
  if (!application?.masked) return undefined;
  const emails = flow.steps.flatMap((step) =>
    step.fields.flatMap(({ name, kind }) =>
      kind === 'email' ? (maskedFields(application, step)[name] ?? []) : [],
    ),
  );
  return emails[0] ?? MASK;
}

/** Fields that stay as they are stored, because they are masked and nobody has typed in them. */
export const keptFields = (
  application: Masked,
  step: Step,
  form: URLSearchParams,
): readonly string[] =>
  Object.keys(maskedFields(application, step)).filter((name) =>
    form.getAll(name).every((typed) => typed.trim() === ''),
  );

/** The answers that stay, still masked: where an applicant is follows from them, too. */
export const keptAnswers = (
  application: Masked,
  { name }: Step,
  kept: readonly string[],
): StepAnswers => {
  const stored = application?.answers[name];
  if (!stored || Array.isArray(stored)) return {};
  return Object.fromEntries(Object.entries(stored).filter(([field]) => kept.includes(field)));
};
