import { type HtmlElement, parseHtml } from '@plaza/page-cache/build';

/** The elements of a page that a reader can see. */
export type VisibleElements = {
  /** Without templates and hidden elements. */
  readonly elements: readonly HtmlElement[];
  /** Those that are not inside something that must be opened first. */
  readonly unfolded: readonly HtmlElement[];
};

/** The page that was asked for last. Each rule asks for it, and parsing takes longer than the rules. */
let last: { readonly html: string; readonly page: VisibleElements } | undefined;

/** Finds the visible elements of a page. */
export function visibleElements(html: string): VisibleElements {
  if (last?.html !== html) last = { html, page: findVisible(html) };
  return last.page;
}

function findVisible(html: string): VisibleElements {
  const all = parseHtml(html).filter((node) => node.kind === 'element');
  const unseen = all.filter(isUnseen);
  const elements = all.filter((element) => !unseen.some((outer) => isInside(element, outer)));
  const folded = elements.filter(
    ({ name, attributes }) => name === 'dialog' || (name === 'details' && !attributes.has('open')),
  );
  return {
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
