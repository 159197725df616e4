import { type HtmlElement, parseHtml } from '@plaza/page-cache/build';

/** What a finished page holds of the hooks that components of `@plaza/ui-blocks` carry. */
export type CreditElements = {
  readonly warnings: readonly HtmlElement[];
  readonly actions: readonly HtmlElement[];
  readonly offers: readonly HtmlElement[];
  readonly examples: readonly HtmlElement[];
  readonly exampleFigures: readonly HtmlElement[];
  /** What shows a rate or a cost, hook or not. */
  readonly costs: readonly HtmlElement[];
  readonly lists: readonly HtmlElement[];
};

/** A rate or a cost: figures with a percent sign, however they are parted from it. */
const RATE = /\d[\s\u00A0\u202F]*%/;
const COST_FIGURES = ['apr', 'cost', 'totalPayable'];

/** Reads what a visitor is shown: what stands in a template or is hidden is not there. */
export function creditElements(html: string): CreditElements {
  const all = parseHtml(html).filter((node) => node.kind === 'element');
  const unseen = all.filter(isUnseen);
  const elements = all.filter((element) => !unseen.some((outer) => isInside(element, outer)));
  const folded = elements.filter(({ name }) => name === 'details' || name === 'dialog');
  const main = elements.find(({ name }) => name === 'main');
  const withHook = (name: string) => elements.filter(has(name));
  return {
    // A warning that waits for a press is no warning.
    warnings: withHook('data-credit-warning').filter(
      (warning) => !folded.some((outer) => isInside(warning, outer)),
    ),
    actions: elements.filter(isCallToAction),
    offers: withHook('data-offer'),
    examples: withHook('data-representative-example'),
    exampleFigures: withHook('data-example-figure'),
    costs: elements.filter(
      (element) =>
        isCostFigure(element) || (showsRate(element) && (!main || isInside(element, main))),
    ),
    lists: withHook('data-offer-list'),
  };
}

/** Whether an element stands in another, or is it. */
export const isInside = (inner: HtmlElement, outer: HtmlElement) =>
  inner.start >= outer.start && inner.end <= outer.end;

const has =
  (name: string) =>
  ({ attributes }: HtmlElement) =>
    attributes.has(name);

const isUnseen = ({ name, attributes }: HtmlElement) =>
  name === 'template' || name === 'noscript' || attributes.has('hidden');

/** What asks the reader to act: a button, a paid link, and the form that asks for offers. */
const isCallToAction = ({ attributes }: HtmlElement) =>
  ['data-call-to-action', 'data-product-action', 'data-lead-form'].some((hook) =>
    attributes.has(hook),
  ) || /\bsponsored\b/.test(attributes.get('rel') ?? '');

const isCostFigure = ({ attributes }: HtmlElement) =>
  COST_FIGURES.includes(attributes.get('data-figure') ?? '');

const showsRate = ({ name, text }: HtmlElement) =>
  name !== 'script' && name !== 'style' && RATE.test(text);
