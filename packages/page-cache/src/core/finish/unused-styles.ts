import type { HtmlElement, HtmlNode, Span } from './parse-html.ts';

/** Names, on the link of a style sheet, the classes without which a page needs no rule of it. */
const attribute = 'data-for-classes';

/**
 * The links of style sheets that this page needs nothing of, as spans of the HTML to cut; of a link
 * that stays, its list of classes. React preloads such a sheet as well, further up in the head, which
 * would load it all the same. A page that an editor changes is finished anew, so that a sheet comes
 * with the first block that needs it.
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
