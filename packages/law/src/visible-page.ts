import { type HtmlElement, type HtmlNode, parseHtml } from '@plaza/page-cache/build';

/** A page, and those of its elements that a reader can see. */
export type VisiblePage = {
  readonly html: string;
  /** Without templates and hidden elements. */
  readonly elements: readonly HtmlElement[];
  /** Those that are not inside something that must be opened first. */
  readonly unfolded: readonly HtmlElement[];
};

/**
 * Finds the visible elements of a page.
 *
 * @param nodes what `parseHtml` returns for the HTML, if it is known: parsing takes longer than the rules
 */
export function visiblePage(
  html: string,
  nodes: readonly HtmlNode[] = parseHtml(html),
): VisiblePage {
  const all = nodes.filter((node) => node.kind === 'element');
  const unseen = all.filter(isUnseen);
  const elements = all.filter((element) => !unseen.some((outer) => isInside(element, outer)));
  const folded = elements.filter(
    ({ name, attributes }) => name === 'dialog' || (name === 'details' && !attributes.has('open')),
  );
  return {
    html,
    elements,
    unfolded: elements.filter((element) => !folded.some((outer) => isInside(element, outer))),
  };
}

/** Whether an element is inside another or is the same. */
export const isInside = (inner: HtmlElement, outer: HtmlElement) =>
  inner.start >= outer.start && inner.end <= outer.end;

/** Calls to action: a button, a paid link, and the lead form. */
export const isCallToAction = ({ attributes }: HtmlElement) =>
  ['data-call-to-action', 'data-product-action', 'data-lead-form'].some((hook) =>
    attributes.has(hook),
  ) || /\bsponsored\b/.test(attributes.get('rel') ?? '');

const isUnseen = ({ name, attributes }: HtmlElement) =>
  name === 'template' || name === 'noscript' || attributes.has('hidden');
