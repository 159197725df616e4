import type { HtmlElement, HtmlNode, Span } from './parse-html.ts';

/** Names, on the link of a style sheet, the classes without which a page needs no rule of it. */
const attribute = 'data-for-classes';

/**
 * The links of style sheets that this page needs nothing of, as spans of the HTML to cut; of a link
 * that stays, its list of classes. A page that an editor changes is finished anew, so that a sheet
 * comes with the first block that needs it.
 */
export function unusedStyles(nodes: readonly HtmlNode[]): Span[] {
  const links = nodes.filter((node): node is HtmlElement => listOf(node) !== undefined);
  if (links.length === 0) return [];
  const used = new Set(nodes.flatMap((node) => wordsIn(classOf(node))));
  return links.flatMap((link) => {
    if (!wordsIn(listOf(link)).some((name) => used.has(name))) return [link];
    const span = link.attributeSpans.get(attribute);
    return span ? [{ start: span.start - 1, end: span.end }] : [];
  });
}

const listOf = (node: HtmlNode) =>
  node.kind === 'element' && node.name === 'link' ? node.attributes.get(attribute) : undefined;

const classOf = (node: HtmlNode) =>
  node.kind === 'element' ? node.attributes.get('class') : undefined;

const wordsIn = (text = '') => text.split(/\s+/).filter((word) => word !== '');
