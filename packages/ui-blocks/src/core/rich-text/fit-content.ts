import { NO_PROPS } from '../../model/rich-text/renderer.ts';
import type {
  ElementNode,
  Holds,
  NodeRow,
  RichTextNode,
} from '../../model/rich-text/rich-text-document.ts';
import { NODES, type NodeName } from './nodes.ts';

/** What wraps content that is in a list, table or row without its item, row or cell. */
const WRAPPERS: Partial<Record<Holds, NodeName>> = {
  items: 'listItem',
  rows: 'tableRow',
  cells: 'tableCell',
};

/**
 * Moves nodes to where HTML allows them, as a browser would otherwise: a paragraph is split around
 * a block, an item without its list is replaced by its content, and what a list or table cannot
 * hold is wrapped in an item, row or cell.
 */
export function fitContent(nodes: readonly RichTextNode[], holds: Holds): readonly RichTextNode[] {
  for (let index = 0; index < nodes.length; index++) {
    if (isMisplaced(nodes[index] as RichTextNode, holds))
      return nodes.flatMap((each) => fit(each, holds));
  }
  return nodes;
}

function isMisplaced(node: RichTextNode, holds: Holds): boolean {
  const row: NodeRow | undefined = node.kind === 'element' ? node.row : undefined;
  if (row?.within) return row.within !== holds;
  return WRAPPERS[holds] !== undefined || (node.kind === 'element' && isBroken(node));
}

/** True for a paragraph or heading with a block inside. */
function isBroken({ row, content }: ElementNode): boolean {
  if (row.holds !== 'phrasing') return false;
  for (let index = 0; index < content.length; index++) {
    if (isFlow(content[index] as RichTextNode)) return true;
  }
  return false;
}

function isFlow(node: RichTextNode): boolean {
  if (node.kind === 'block') return !node.phrasing;
  return node.kind === 'element' && !node.row.phrasing;
}

function fit(node: RichTextNode, holds: Holds): readonly RichTextNode[] {
  if (!isMisplaced(node, holds)) return [node];
  const wrapper = WRAPPERS[holds];
  if (wrapper) return [wrap(node, wrapper)];
  if (node.kind !== 'element') return [node];
  return isBroken(node) ? split(node) : fitContent(node.content, holds);
}

function wrap(node: RichTextNode, type: NodeName): RichTextNode {
  const row: NodeRow = NODES[type];
  const content = fitContent([node], row.holds ?? 'flow');
  return { kind: 'element', type, row, attrs: NO_PROPS, content, marks: [] };
}

function split(node: ElementNode): RichTextNode[] {
  const parts: RichTextNode[] = [];
  let words: RichTextNode[] = [];
  const end = () => {
    if (words.length > 0) parts.push({ ...node, content: words });
    words = [];
  };
  for (const child of node.content) {
    if (!isFlow(child)) words.push(child);
    else {
      end();
      parts.push(child);
    }
  }
  end();
  return parts;
}
