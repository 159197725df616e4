import { creditWarningIssue, plainSentence, type RegimeName, regimeRules } from '@plaza/finance';
import type { HtmlElement } from '@plaza/page-cache/build';
import { type CreditElements, creditElements } from './credit-elements.ts';
import { orderIssues } from './order-issues.ts';
import { isInside, type VisiblePage } from './visible-page.ts';

/** A finished page and the law it is checked against. */
export type CreditPage = {
  readonly page: VisiblePage;
  readonly locale: string;
  /** The law of the page's country. */
  readonly regime: RegimeName;
  /** Whether its page type advertises credit; every page with an offer does. */
  readonly advertisesCredit: boolean;
};

/** The offers and examples of a page, and its issues. */
export type CreditReport = {
  readonly offers: number;
  readonly examples: number;
  /** One sentence per issue. */
  readonly issues: readonly string[];
};

/**
 * Checks a page against its country's law on credit advertising, e.g. Directive (EU) 2023/2225,
 * art. 8: the warning sentence, if there is one, above the first call to action, an example with
 * every figure of the regime in each offer, one of them in view in each list and beside any cost
 * figure, and no claim of an order that the offers do not have. Elements are found by the attributes of the components, not by their
 * classes.
 */
export function creditReport({ page, locale, regime, advertisesCredit }: CreditPage): CreditReport {
  const elements = creditElements(page);
  const { offers, examples } = elements;
  const counts = { offers: offers.length, examples: examples.length };
  if (!advertisesCredit && offers.length + examples.length === 0) return { ...counts, issues: [] };
  return {
    ...counts,
    issues: [
      ...warningIssues(elements, { locale, regime }),
      ...offers.filter((offer) => !examples.some((it) => isInside(it, offer))).map(bareOffer),
      ...examples.flatMap((example) => exampleIssues(example, elements, regime)),
      ...foldedLists(elements),
      ...bareCosts(elements),
      ...orderIssues(page.html, locale, elements),
    ],
  };
}

function warningIssues(
  { warnings, actions }: CreditElements,
  { locale, regime }: Pick<CreditPage, 'locale' | 'regime'>,
): string[] {
  if (!regimeRules(regime).warning) return [];
  const [warning] = warnings;
  if (!warning) return ['has no credit warning'];
  const issue = creditWarningIssue(regime, { locale, text: warning.text });
  const isLate = actions.some(({ start }) => start < warning.start);
  return [
    ...(issue === undefined ? [] : [issue]),
    ...(isLate ? ['has a call to action above its warning'] : []),
  ];
}

const bareOffer = () => 'shows an offer without a representative example';

/** Lists of offers whose examples must all be opened first. */
const foldedLists = ({ lists, offers, examples, examplesInView }: CreditElements): string[] =>
  lists
    .filter(
      (list) =>
        offers.some((offer) => isInside(offer, list)) &&
        examples.some((example) => isInside(example, list)) &&
        !examplesInView.some((example) => isInside(example, list)),
    )
    .map(() => 'has a list of offers without a representative example in view');

function exampleIssues(
  example: HtmlElement,
  { exampleFigures }: CreditElements,
  regime: RegimeName,
): string[] {
  const shown = exampleFigures
    .filter((figure) => isInside(figure, example))
    .map(({ attributes }) => attributes.get('data-example-figure'));
  // Charges are optional, because an offer may have none.
  return regimeRules(regime)
    .besideCost.figures.filter((name) => !shown.includes(name))
    .map((name) => `shows a representative example without its ${name}`);
}

function bareCosts({ costs, examples, examplesInView }: CreditElements): string[] {
  const [cost] = costs;
  if (!cost || examplesInView.length > 0) return [];
  const text = plainSentence(cost.text) || cost.attributes.get('data-figure');
  const missing =
    examples.length > 0 ? 'no representative example in view' : 'no representative example';
  return [`shows a cost figure (“${text}”) and ${missing}`];
}
