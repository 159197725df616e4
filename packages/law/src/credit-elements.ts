import type { HtmlElement } from '@plaza/page-cache/build';
import { isCallToAction, isInside, type VisiblePage } from './visible-page.ts';

/** The elements of a finished page with the `data-` attributes of `@plaza/ui-blocks` components. */
export type CreditElements = {
  readonly warnings: readonly HtmlElement[];
  readonly actions: readonly HtmlElement[];
  readonly offers: readonly HtmlElement[];
  readonly examples: readonly HtmlElement[];
  /** Those that need not be opened. */
  readonly examplesInView: readonly HtmlElement[];
  readonly exampleFigures: readonly HtmlElement[];
  /** Elements that show a rate or a cost, with or without an attribute. */
  readonly costs: readonly HtmlElement[];
  readonly lists: readonly HtmlElement[];
};

/** A rate or a cost: digits and a percent sign, with any space between them. */
const RATE = /\d[\s\u00A0\u202F]*%/;
const COST_FIGURES = ['apr', 'cost', 'totalPayable'];

/** Finds the elements by their attributes. */
export function creditElements({ elements, unfolded }: VisiblePage): CreditElements {
  const main = elements.find(({ name }) => name === 'main');
  const withHook = (name: string) => elements.filter(has(name));
  return {
    // A warning that must be opened first does not count.
    warnings: unfolded.filter(has('data-credit-warning')),
    actions: elements.filter(isCallToAction),
    offers: withHook('data-offer'),
    examples: withHook('data-representative-example'),
    examplesInView: unfolded.filter(has('data-representative-example')),
    exampleFigures: withHook('data-example-figure'),
    costs: elements.filter(
      (element) =>
        isCostFigure(element) || (showsRate(element) && (!main || isInside(element, main))),
    ),
    lists: withHook('data-offer-list'),
  };
}

const has =
  (name: string) =>
  ({ attributes }: HtmlElement) =>
    attributes.has(name);

const isCostFigure = ({ attributes }: HtmlElement) =>
  COST_FIGURES.includes(attributes.get('data-figure') ?? '');

const showsRate = ({ name, text }: HtmlElement) =>
  name !== 'script' && name !== 'style' && RATE.test(text);
