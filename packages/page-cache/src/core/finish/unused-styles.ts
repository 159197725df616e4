import type { HtmlElement, HtmlNode, Span } from './parse-html.ts';

/** Attribute of a style sheet's link: the classes that its rules are for. */
const attribute = 'data-for-classes';

/**
 * Spans of the HTML to cut: links of style sheets that this page does not need, and of links that
 * stay the list of classes. React also preloads such a sheet further up in the head, which would load
 * it all the same. A page that changes is finished again, so a sheet is linked as soon as a block
 * needs it.
 */
export function unusedStyles(nodes: readonly HtmlNode[]): Span[] {
  const elements = nodes.filter((node) => node.kind === 'element');
  const links = elements.filter((element) => listOf(element) !== undefined);
  if (links.length === 0) return [];
  const used = new Set(elements.flatMap(({ attributes }) => wordsIn(attributes.get('class'))));
  return links.flatMap((link) => {
    const preloads = elements.filter((element) => isPreload(element, link));
    if (!wordsIn(listOf(link)).some((name) => used.has(name))) return [link, ...preloads];
    const span = link.attributeSpans.get(attribute);
    return span ? [{ start: span.start - 1, end: span.end }, ...preloads] : preloads;
  });
}

const listOf = ({ name, attributes }: HtmlElement) =>
  name === 'link' ? attributes.get(attribute) : undefined;

const isPreload = ({ name, attributes }: HtmlElement, link: HtmlElement) =>
  name === 'link' &&
  attributes.get('rel') === 'preload' &&
  attributes.get('href') === link.attributes.get('href');

const wordsIn = (text = '') => text.split(/\s+/).filter((word) => word !== '');
