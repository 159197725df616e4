import type { Renderer, StaticComponent } from '../../model/rich-text/renderer.ts';
import type { Mark, RichTextNode } from '../../model/rich-text/rich-text-document.ts';

/** Renders parsed nodes, joining neighbours that share marks. */
export function writeNodes<T>(nodes: readonly RichTextNode[], renderer: Renderer<T>): T {
  return writeRun({ nodes, from: 0, to: nodes.length, depth: 0 }, renderer);
}

interface Run {
  nodes: readonly RichTextNode[];
  from: number;
  to: number;
  /** How many marks are already open around this run. */
  depth: number;
}

function writeRun<T>({ nodes, from, to, depth }: Run, renderer: Renderer<T>): T {
  const first = nodes[from];
  // Most runs are one piece of text, which needs no list.
  if (first && to === from + 1 && !markAt(first, depth)) return writeNode(first, renderer);
  let written = renderer.none();
  for (let at = from; at < to; ) {
    const node = nodes[at] as RichTextNode;
    const mark = markAt(node, depth);
    const end = mark ? endOfRun(nodes, { at, to, depth, mark }) : at + 1;
    const inner = mark && writeRun({ nodes, from: at, to: end, depth: depth + 1 }, renderer);
    const part = mark
      ? mark.row.write(renderer, mark.attrs, inner as T)
      : writeNode(node, renderer);
    written = renderer.add(written, part);
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

/** Whether two neighbours have the same mark: same type, same attributes. */
function isSameMark(a: Mark | undefined, b: Mark): boolean {
  if (a === b) return true;
  if (a?.row !== b.row) return false;
  for (const name in b.row.attributes) if (a.attrs[name] !== b.attrs[name]) return false;
  return true;
}

function markAt(node: RichTextNode, depth: number): Mark | undefined {
  return node.kind === 'fallback' ? undefined : node.marks[depth];
}

function writeNode<T>(node: RichTextNode, renderer: Renderer<T>): T {
  switch (node.kind) {
    case 'text':
      return renderer.text(node.text);
    case 'element':
      return node.row.write(renderer, node.attrs, writeNodes(node.content, renderer));
    case 'block':
      return renderer.component(node.component as StaticComponent<object>, node.props, node.type);
    case 'fallback':
      return renderer.fallback(node);
  }
}
