import type { Mark, RichTextNode } from '../../model/rich-text/rich-text-document.ts';
import type { Sink, StaticComponent } from '../../model/rich-text/sink.ts';
import { isSameMark } from './same-mark.ts';

/** The one walk: writes parsed nodes into any sink, joining neighbours that share marks. */
export function writeNodes<T>(nodes: readonly RichTextNode[], sink: Sink<T>): T {
  return writeRun({ nodes, from: 0, to: nodes.length, depth: 0 }, sink);
}

interface Run {
  nodes: readonly RichTextNode[];
  from: number;
  to: number;
  /** How many marks are already open around this run. */
  depth: number;
}

function writeRun<T>({ nodes, from, to, depth }: Run, sink: Sink<T>): T {
  const first = nodes[from];
  // Most runs are one piece of text, which needs nothing to be added to.
  if (first && to === from + 1 && !markAt(first, depth)) return writeNode(first, sink);
  let written = sink.none();
  for (let at = from; at < to; ) {
    const node = nodes[at] as RichTextNode;
    const mark = markAt(node, depth);
    const end = mark ? endOfRun(nodes, { at, to, depth, mark }) : at + 1;
    const inner = mark && writeRun({ nodes, from: at, to: end, depth: depth + 1 }, sink);
    const part = mark ? mark.row.write(sink, mark.attrs, inner as T) : writeNode(node, sink);
    written = sink.add(written, part);
    at = end;
  }
  return written;
}

function endOfRun(
  nodes: readonly RichTextNode[],
  { at, to, depth, mark }: { at: number; to: number; depth: number; mark: Mark },
): number {
  let end = at + 1;
  while (end < to && isSameMark(markAt(nodes[end] as RichTextNode, depth), mark)) end++;
  return end;
}

function markAt(node: RichTextNode, depth: number): Mark | undefined {
  return node.kind === 'fallback' ? undefined : node.marks[depth];
}

function writeNode<T>(node: RichTextNode, sink: Sink<T>): T {
  switch (node.kind) {
    case 'text':
      return sink.text(node.text);
    case 'element':
      return node.row.write(sink, node.attrs, writeNodes(node.content, sink));
    case 'block':
      return sink.component(node.component as StaticComponent<object>, node.props, node.type);
    case 'fallback':
      return sink.fallback(node);
  }
}
