import type {
  Mark,
  RichTextDocument,
  RichTextNode,
  TextNode,
} from '../../model/rich-text/rich-text-document.ts';
import { textRenderer } from '../html/text-renderer.ts';
import { writeNodes } from './write-nodes.ts';

const SPACE: TextNode = { kind: 'text', text: ' ', marks: [] };

/**
 * A document as one line of phrasing content, e.g. for a `summary`: paragraphs are joined, links lose
 * their address, other nodes are reduced to their text.
 */
export function toPhrasing(document: RichTextDocument): RichTextNode[] {
  return document.content.flatMap((node, index) =>
    index === 0 ? line(node) : [SPACE, ...line(node)],
  );
}

function line(node: RichTextNode): RichTextNode[] {
  if (node.kind === 'element' && node.row.holds === 'phrasing') return node.content.map(inline);
  return [inline(node)];
}

function inline(node: RichTextNode): RichTextNode {
  if (node.kind === 'text') return { ...node, marks: node.marks.filter(isNoLink) };
  const words = writeNodes([node], textRenderer).replace(/\s+/g, ' ').trim();
  return { kind: 'text', text: words, marks: [] };
}

function isNoLink({ type }: Mark): boolean {
  return type !== 'link';
}
