import type { Doubt, FieldIssue, StepAnswers } from '@plaza/flows';
import { doubtField } from '@plaza/screens';

type Settled =
  | { readonly answers: StepAnswers }
  | { readonly issues: readonly FieldIssue[]; readonly doubts: readonly Doubt[] };

/**
 * Asks about answers that may be slips (§5), once: the page that asks sends back which answer it was asked about, so an
 * answer that was changed since is asked about anew.
 *
 * @param form may hold, by `doubtField`, the answer that is right
 * @returns the answers as they are to be stored, or what to ask
 */
export function settleDoubts(
  answers: StepAnswers,
  doubts: readonly Doubt[],
  form: URLSearchParams,
): Settled {
  const chosen = ({ field, value, meant }: Doubt) =>
    [value, meant].find((each) => each !== '' && each === form.get(doubtField(field)));
  const open = doubts.filter((doubt) => chosen(doubt) === undefined);
  if (open.length > 0)
    return {
      issues: open.map(({ field }) => ({ field, code: 'doubtful' as const })),
      doubts: open,
    };
  const settled = doubts.map((doubt) => [doubt.field, chosen(doubt) ?? doubt.value]);
  return { answers: { ...answers, ...Object.fromEntries(settled) } };
}
