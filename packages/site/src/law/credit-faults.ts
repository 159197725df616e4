import { type HtmlElement, parseHtml } from '../page-cache/parse-html.ts';
import { creditWarningFault, plainSentence } from './credit-warnings.ts';

/** What a finished page is held against. */
export type CreditPage = {
  readonly html: string;
  readonly locale: string;
  /** Whether its page type advertises credit; a page that shows an offer does so too. */
  readonly advertisesCredit: boolean;
};

/** A rate or a cost: figures with a percent sign, however they are parted from it. */
const rate = /\d[\s\u00A0\u202F]*%/;

const hasClass = (name: string) => (element: HtmlElement) =>
  (element.attributes.get('class') ?? '').split(/\s+/).includes(name);

const isWarning = hasClass('pz-credit-warning');
const isExample = hasClass('pz-example');
const isOffer = hasClass('pz-product-card');

/** What asks the reader to act: a button, the way to a lender, and the form that asks for offers. */
const isCallToAction = (element: HtmlElement) =>
  hasClass('pz-button')(element) ||
  element.attributes.has('data-product-action') ||
  element.attributes.has('data-lead-form');

/**
 * What a page lacks that the law asks of credit advertising (Directive (EU) 2023/2225, Art. 8):
 * the warning sentence above the first call to action, and a representative example wherever a
 * cost figure stands.
 *
 * @returns one sentence per fault; none when the page advertises no credit
 */
export function creditFaults({ html, locale, advertisesCredit }: CreditPage): string[] {
  const elements = mainElements(html);
  if (!advertisesCredit && !elements.some(isOffer)) return [];
  return [...warningFaults(elements, locale), ...exampleFaults(elements)];
}

function mainElements(html: string): HtmlElement[] {
  const elements = parseHtml(html).filter((node) => node.kind === 'element');
  const main = elements.find(({ name }) => name === 'main');
  if (!main) return elements;
  return elements.filter(({ start, end }) => start >= main.start && end <= main.end);
}

function warningFaults(elements: readonly HtmlElement[], locale: string): string[] {
  const warning = elements.find(isWarning);
  if (!warning) return ['has no credit warning'];
  const fault = creditWarningFault(locale, warning.text);
  const action = elements.find(isCallToAction);
  return [
    ...(fault === undefined ? [] : [fault]),
    ...(action && action.start < warning.start ? ['has a call to action above its warning'] : []),
  ];
}

function exampleFaults(elements: readonly HtmlElement[]): string[] {
  const examples = elements.filter(isExample);
  const bare = elements.filter(isOffer).filter((offer) => !examples.some(isInside(offer)));
  const figure = elements.find(({ text }) => rate.test(text));
  return [
    ...bare.map(() => 'shows an offer without a representative example'),
    ...(figure && examples.length === 0
      ? [`shows a cost figure (“${plainSentence(figure.text)}”) and no representative example`]
      : []),
  ];
}

const isInside = (outer: HtmlElement) => (inner: HtmlElement) =>
  inner.start >= outer.start && inner.end <= outer.end;
