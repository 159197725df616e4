import { cfdWarningIssue, DEBT_ADVICE } from '@plaza/finance';
import type { HtmlElement } from '@plaza/page-cache/build';
import { isCallToAction, isInside, type VisiblePage } from './visible-page.ts';

/** A product of a page, and what the page shows without being opened. */
type Shown = {
  readonly product: HtmlElement;
  readonly elements: readonly HtmlElement[];
  /** With what has to be opened. */
  readonly all: readonly HtmlElement[];
  readonly locale: string;
};

/** What the law requires of a product by its kind, the value of `data-kind`. */
const KIND_LAW: Readonly<Record<string, (shown: Shown) => string[]>> = {
  bankAccount: guaranteeIssues,
  broker: (shown) => [...riskIssues(shown), ...cfdIssues(shown)],
  brokerDebt: (shown) => [...exampleIssues(shown), ...adviceIssues(shown)],
  creditCard: exampleIssues,
};

/**
 * The issues of the products of a finished page that are no loans: accounts name their guarantee,
 * brokers the share of accounts that lose money on CFDs, cards and credit brokers have their
 * example, and beside credit that combines debts is public advice. Each issue once.
 */
export function productIssues(page: VisiblePage, locale: string): string[] {
  const { elements: all, unfolded: elements } = page;
  const issues = elements.flatMap((product) => {
    const kind = product.attributes.get('data-kind') ?? '';
    const law = Object.hasOwn(KIND_LAW, kind) ? KIND_LAW[kind] : undefined;
    return law ? law({ product, elements, all, locale }) : [];
  });
  return [...new Set(issues)];
}

const find = ({ elements }: Pick<Shown, 'elements'>, name: string, value?: string) =>
  elements.filter(
    ({ attributes }) =>
      attributes.has(name) && (value === undefined || attributes.get(name) === value),
  );

const inside = (shown: Shown, name: string, value?: string) =>
  find(shown, name, value).filter((element) => isInside(element, shown.product));

function guaranteeIssues(shown: Shown): string[] {
  const [guarantee] = inside(shown, 'data-detail', 'guarantee');
  const isNamed = guarantee && textsIn(shown, guarantee).some((text) => text !== '');
  return isNamed ? [] : ['shows a bank account without its deposit guarantee'];
}

function exampleIssues({ product }: Shown): string[] {
  const kind = product.attributes.get('data-kind');
  // The credit report checks the example of every offer.
  return product.attributes.has('data-offer')
    ? []
    : [`shows a ${kind} without a representative example`];
}

function adviceIssues(shown: Shown): string[] {
  const country = shown.locale.split('-').at(-1) ?? '';
  if (!Object.hasOwn(DEBT_ADVICE, country) || find(shown, 'data-debt-advice').length > 0) return [];
  return ['lists credit that combines debts without public debt advice'];
}

function riskIssues(shown: Shown): string[] {
  const [warning] = find(shown, 'data-risk-warning');
  if (!warning) return ['lists brokers without a risk warning'];
  const isLate = shown.elements.some(
    (element) => isCallToAction(element) && element.start < warning.start,
  );
  return isLate ? ['has a call to action above its risk warning'] : [];
}

function cfdIssues(shown: Shown): string[] {
  const opened = { ...shown, elements: shown.all };
  const trades = [
    ...inside(opened, 'data-detail', 'cfds'),
    ...inside(opened, 'data-figure', 'cfds'),
  ];
  const [warning] = inside(shown, 'data-warning', 'cfd');
  if (!warning) {
    return trades.length > 0 ? ['shows a broker of CFDs without the share of losing accounts'] : [];
  }
  const rest = [...inside(shown, 'data-figure'), ...inside(shown, 'data-product-action')];
  const issue = cfdWarningIssue(shown.locale, textsIn(shown, warning).at(-1) ?? '');
  return [
    ...(rest.some(({ start }) => start < warning.start)
      ? ['shows figures of a broker above its CFD warning']
      : []),
    ...(issue === undefined ? [] : [issue]),
  ];
}

/** The texts of the elements inside another that screen readers read, too. */
function textsIn({ elements }: Shown, outer: HtmlElement): string[] {
  return elements
    .filter(
      (element) =>
        ['p', 'dd'].includes(element.name) &&
        !element.attributes.has('aria-hidden') &&
        isInside(element, outer),
    )
    .map(({ text }) => text.trim());
}
