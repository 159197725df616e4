import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

/** An element or a text of a browser's tree, attributes by name. */
export type HtmlTree = string | HtmlElement;

export interface HtmlElement {
  tag: string;
  attributes: Record<string, string>;
  children: HtmlTree[];
}

/** HTML as the tree that a browser builds, neighbouring texts as one. */
export function htmlTree(html: string): HtmlTree[] {
  return treesOf(parseFragment(html));
}

function treesOf({ childNodes }: DefaultTreeAdapterTypes.ParentNode): HtmlTree[] {
  return childNodes.flatMap((node): HtmlTree[] => {
    if (node.nodeName === '#text' && 'value' in node) return [node.value];
    if (!('attrs' in node)) return [];
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    return [{ tag: node.tagName, attributes, children: treesOf(node) }];
  });
}
