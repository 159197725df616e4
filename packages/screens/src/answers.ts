import type { Route } from '@plaza/routing';
import { compoundInterest } from './compound-interest/view.ts';
import { interestCost } from './interest-cost/view.ts';
import { loanCalculator } from './loan-calculator/view.ts';
import { loanPriority } from './loan-priority/view.ts';
import { liveList } from './products/live/list-view.ts';
import type { ScreenChoice } from './screen.ts';
import { type ScreenName, screenOfPageType } from './screen-names.ts';
import { readingTyped } from './tools/read-typed.ts';
import type { ToolAnswer } from './tools/tool.ts';

/** How a screen answers a request with a query. */
export type ScreenAnswer = {
  /** A request with a value for one of these parameters is answered. */
  readonly parameters: readonly string[];
  /** Names of the inputs that the page's content must limit. */
  readonly limits?: readonly string[];
  /** Parameters that are read besides. */
  readonly further?: readonly string[];
  /** The page filled in; without it the site answers by itself, as it does a search. */
  readonly view?: ToolAnswer<never>['view'];
};

/** The screens that answer. Their code has no markup, so that a browser and a request handler can load it. */
export const screenAnswers: Readonly<Partial<Record<ScreenName, ScreenAnswer>>> = {
  'compound-interest': readingTyped(compoundInterest),
  'interest-cost': readingTyped(interestCost),
  'loan-calculator': readingTyped(loanCalculator),
  'loan-priority': readingTyped(loanPriority),
  landing: liveList,
  'all-products': liveList,
  'products-list': liveList,
  'ranked-products': liveList,
  search: { parameters: ['q'], further: ['page'] },
};

/** How the page of a route answers; undefined if it does not. */
export function answerOf({
  pageType,
  screen,
}: Pick<Route<unknown>, 'pageType' | 'screen'>): ScreenAnswer | undefined {
  const name = (screen as ScreenChoice | undefined) ?? screenOfPageType[pageType];
  return typeof name === 'string' ? screenAnswers[name] : undefined;
}
