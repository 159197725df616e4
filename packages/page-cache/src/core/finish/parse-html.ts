import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** Offsets into the HTML as it was given, end exclusive. */
export type Span = { readonly start: number; readonly end: number };

export type HtmlElement = Span & {
  readonly kind: 'element';
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly attributeSpans: ReadonlyMap<string, Span>;
  /** Text directly inside, as a browser hashes it. */
  readonly text: string;
  /** Whether it contains nothing but comments. */
  readonly empty: boolean;
};

export type HtmlComment = Span & { readonly kind: 'comment'; readonly text: string };

export type HtmlNode = HtmlElement | HtmlComment;

type Tree = DefaultTreeAdapterTypes.Node;
type TreeElement = DefaultTreeAdapterTypes.Element;
type Location = { readonly startOffset: number; readonly endOffset: number };

/**
 * Every element and comment of a document in document order, as a browser parses it. Elements that
 * the parser adds, which are not in the HTML, are left out.
 */
export function parseHtml(html: string): HtmlNode[] {
  const nodes: HtmlNode[] = [];
  const open: Tree[] = [parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false })];
  for (let node = open.pop(); node; node = open.pop()) {
    const read = readNode(node);
    if (read) nodes.push(read);
    const inside = children(node);
    for (let at = inside.length - 1; at >= 0; at -= 1) open.push(inside[at] as Tree);
  }
  return nodes;
}

function children(node: Tree): readonly Tree[] {
  // The content of a template is a document of its own.
  if ('content' in node) return node.content.childNodes;
  return 'childNodes' in node ? node.childNodes : [];
}

function readNode(node: Tree): HtmlNode | undefined {
  if (node.nodeName === '#comment' && 'data' in node && node.sourceCodeLocation)
    return { kind: 'comment', text: node.data, ...span(node.sourceCodeLocation) };
  if ('tagName' in node && node.sourceCodeLocation?.startTag) return readElement(node);
  return undefined;
}

function readElement(node: TreeElement): HtmlElement {
  const location = node.sourceCodeLocation;
  const places = Object.entries(location?.attrs ?? {});
  return {
    kind: 'element',
    name: node.tagName,
    attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
    attributeSpans: new Map(places.map(([name, place]) => [name, span(place)])),
    text: node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
    empty: node.childNodes.every(({ nodeName }) => nodeName === '#comment'),
    ...span(location ?? { startOffset: 0, endOffset: 0 }),
  };
}

function span({ startOffset, endOffset }: Location): Span {
  return { start: startOffset, end: endOffset };
}
