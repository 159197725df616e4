import type { StepAnswers } from '../model/answers.ts';
import type { Condition } from '../model/flow.ts';

const answersTo = (known: StepAnswers, field: string): readonly string[] => {
  const value = Object.hasOwn(known, field) ? known[field] : undefined;
  return typeof value === 'string' ? [value] : (value ?? []);
};

const numberOf = (known: StepAnswers, field: string): number =>
  Number(answersTo(known, field)[0] ?? Number.NaN);

/**
 * Whether a condition holds; no condition always does.
 *
 * @param known the answers that count so far, by field
 */
export function holds(condition: Condition | undefined, known: StepAnswers): boolean {
  if (!condition) return true;
  if ('all' in condition) return condition.all.every((part) => holds(part, known));
  if ('any' in condition) return condition.any.some((part) => holds(part, known));
  if ('not' in condition) return !holds(condition.not, known);
  if ('below' in condition) return numberOf(known, condition.field) < condition.below;
  if ('atLeast' in condition) return numberOf(known, condition.field) >= condition.atLeast;
  return answersTo(known, condition.field).some((value) => condition.is.includes(value));
}

type Comparison = Extract<Condition, { readonly field: string }>;

/** Every comparison with a field inside a condition. */
export function comparisons(condition: Condition | undefined): readonly Comparison[] {
  if (!condition) return [];
  if ('all' in condition) return condition.all.flatMap(comparisons);
  if ('any' in condition) return condition.any.flatMap(comparisons);
  if ('not' in condition) return comparisons(condition.not);
  return [condition];
}
