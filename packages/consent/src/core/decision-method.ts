import { type ConsentChoices, optionalCategories } from '../model/categories.ts';
import type { DecisionMethod } from '../model/consent-decision.ts';

type Way = {
  readonly button: 'all' | 'selected';
  /** Whether the dialog was asking, or the visitor had opened it. */
  readonly wasAsked: boolean;
  readonly isWithdrawal: boolean;
};

/** How a decision was given, for its receipt. */
export function decisionMethod(
  choices: ConsentChoices,
  { button, wasAsked, isWithdrawal }: Way,
): DecisionMethod {
  if (isWithdrawal) return 'withdrawal';
  if (!wasAsked) return 'settings';
  if (button === 'all') return 'accept-all';
  return optionalCategories.some((category) => choices[category]) ? 'accept-selection' : 'deny';
}
