import type { HtmlComment, HtmlElement, HtmlNode, Span } from './parse-html.ts';
import { isFrameworkPreload, scriptOrigin } from './scripts.ts';

/**
 * Comments that React leaves for hydration: text separators, the edges of settled Suspense and
 * Activity boundaries, form state, and which of html, head and body a component rendered.
 */
const hydrationComments = new Set([
  '',
  ' ',
  '$',
  '/$',
  '&',
  '/&',
  'F',
  'F!',
  'html',
  'head',
  'body',
]);

/** Attributes that only the framework's own scripts read. */
const frameworkAttributes = ['data-precedence'];

/** The parts of a document that only the framework needs, as spans of the HTML to cut. */
export function frameworkSpans(html: string, nodes: readonly HtmlNode[]): Span[] {
  const hasOwnRobots = nodes.some((node) => isRobots(node) && !isFrameworkRobots(node));
  return nodes.flatMap((node) => {
    if (node.kind === 'comment') return isHydrationComment(html, node) ? [node] : [];
    if (isFrameworkElement(node) || (hasOwnRobots && isFrameworkRobots(node))) return [node];
    return frameworkAttributes.flatMap((name) => attributeSpan(node, name));
  });
}

function isHydrationComment(html: string, { text, end }: HtmlComment): boolean {
  // A line break straight after `<pre>` is dropped by browsers, so the comment before it has to stay.
  return hydrationComments.has(text) && html[end] !== '\n';
}

function isFrameworkElement(element: HtmlElement): boolean {
  if (element.name === 'script') return scriptOrigin(element) === 'framework';
  if (element.name === 'link') return isFrameworkPreload(element) || isOwnPreconnect(element);
  if (element.name === 'meta') return element.attributes.get('name') === 'next-size-adjust';
  return isMetadataOutlet(element);
}

const isRobots = (node: HtmlNode): node is HtmlElement =>
  node.kind !== 'comment' && node.name === 'meta' && node.attributes.get('name') === 'robots';

/**
 * Next adds it to a 404 that it renders while it serves, and not to one that it prerenders: without it both are the
 * same page.
 */
const isFrameworkRobots = (node: HtmlNode) =>
  isRobots(node) && node.attributes.get('content') === 'noindex';

/** Next connects to the site itself ahead of fonts, which the page's own stylesheet does anyway. */
function isOwnPreconnect({ attributes }: HtmlElement): boolean {
  return attributes.get('rel') === 'preconnect' && attributes.get('href') === '/';
}

/** `<div hidden=""><!--$--><!--/$--></div>`, where Next would put metadata that comes late. */
function isMetadataOutlet({ name, attributes, empty }: HtmlElement): boolean {
  return name === 'div' && empty && attributes.size === 1 && attributes.get('hidden') === '';
}

function attributeSpan(element: HtmlElement, name: string): Span[] {
  const span = element.attributeSpans.get(name);
  return span ? [{ start: span.start - 1, end: span.end }] : [];
}
