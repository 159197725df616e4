import { type HtmlElement, parseHtml } from '@plaza/page-cache/build';

/** The elements of a finished page with the `data-` attributes of `@plaza/ui-blocks` components. */
export type CreditElements = {
  readonly warnings: readonly HtmlElement[];
  readonly actions: readonly HtmlElement[];
  readonly offers: readonly HtmlElement[];
  readonly examples: readonly HtmlElement[];
  readonly exampleFigures: readonly HtmlElement[];
  /** Elements that show a rate or a cost, with or without an attribute. */
  readonly costs: readonly HtmlElement[];
  readonly lists: readonly HtmlElement[];
};

/** A rate or a cost: digits and a percent sign, with any space between them. */
const RATE = /\d[\s\u00A0\u202F]*%/;
const COST_FIGURES = ['apr', 'cost', 'totalPayable'];

/** Finds the visible elements of a page; templates and hidden elements are ignored. */
export function creditElements(html: string): CreditElements {
  const all = parseHtml(html).filter((node) => node.kind === 'element');
  const unseen = all.filter(isUnseen);
  const elements = all.filter((element) => !unseen.some((outer) => isInside(element, outer)));
  const folded = elements.filter(({ name }) => name === 'details' || name === 'dialog');
  const main = elements.find(({ name }) => name === 'main');
  const withHook = (name: string) => elements.filter(has(name));
  return {
    // A warning that must be opened first does not count.
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

/** Whether an element is inside another or is the same. */
export const isInside = (inner: HtmlElement, outer: HtmlElement) =>
  inner.start >= outer.start && inner.end <= outer.end;

const has =
  (name: string) =>
  ({ attributes }: HtmlElement) =>
    attributes.has(name);

const isUnseen = ({ name, attributes }: HtmlElement) =>
  name === 'template' || name === 'noscript' || attributes.has('hidden');

/** Calls to action: a button, a paid link, and the lead form. */
const isCallToAction = ({ attributes }: HtmlElement) =>
  ['data-call-to-action', 'data-product-action', 'data-lead-form'].some((hook) =>
    attributes.has(hook),
  ) || /\bsponsored\b/.test(attributes.get('rel') ?? '');

const isCostFigure = ({ attributes }: HtmlElement) =>
  COST_FIGURES.includes(attributes.get('data-figure') ?? '');

const showsRate = ({ name, text }: HtmlElement) =>
  name !== 'script' && name !== 'style' && RATE.test(text);
