import { creditWarningIssue, plainSentence, type RegimeName, regimeRules } from '@plaza/finance';
import type { HtmlElement } from '@plaza/page-cache/build';
import { type CreditElements, creditElements, isInside } from './credit-elements.ts';
import { orderIssues } from './order-issues.ts';

/** What a finished page is held against. */
export type CreditPage = {
  readonly html: string;
  readonly locale: string;
  /** The law of the page's country. */
  readonly regime: RegimeName;
  /** Whether its page type advertises credit; a page that shows an offer does so too. */
  readonly advertisesCredit: boolean;
};

/** What was found on a page: its offers, the examples that they carry, and what is wrong. */
export type CreditReport = {
  readonly offers: number;
  readonly examples: number;
  /** One sentence per fault. */
  readonly issues: readonly string[];
};

/**
 * Holds a page against what the law of its country asks of credit advertising, as Directive (EU)
 * 2023/2225, art. 8: the warning sentence, where there is one, above the first call to action, an
 * example with every figure of the regime in each offer and wherever a cost figure stands, and no
 * claim of an order that the offers do not have.
 * It reads the hooks that the components carry, never their class names.
 */
export function creditReport({ html, locale, regime, advertisesCredit }: CreditPage): CreditReport {
  const elements = creditElements(html);
  const { offers, examples } = elements;
  const counts = { offers: offers.length, examples: examples.length };
  if (!advertisesCredit && offers.length + examples.length === 0) return { ...counts, issues: [] };
  return {
    ...counts,
    issues: [
      ...warningIssues(elements, { locale, regime }),
      ...offers.filter((offer) => !examples.some((it) => isInside(it, offer))).map(bareOffer),
      ...examples.flatMap((example) => exampleIssues(example, elements, regime)),
      ...bareCosts(elements),
      ...orderIssues(html, locale, elements),
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

function exampleIssues(
  example: HtmlElement,
  { exampleFigures }: CreditElements,
  regime: RegimeName,
): string[] {
  const shown = exampleFigures
    .filter((figure) => isInside(figure, example))
    .map(({ attributes }) => attributes.get('data-example-figure'));
  // Charges are shown where there are any.
  return regimeRules(regime)
    .besideCost.figures.filter((name) => !shown.includes(name))
    .map((name) => `shows a representative example without its ${name}`);
}

function bareCosts({ costs, examples }: CreditElements): string[] {
  const [cost] = costs;
  if (!cost || examples.length > 0) return [];
  const words = plainSentence(cost.text) || cost.attributes.get('data-figure');
  return [`shows a cost figure (“${words}”) and no representative example`];
}
