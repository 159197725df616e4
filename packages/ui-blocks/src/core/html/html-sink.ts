import type { Sink } from '../../model/rich-text/sink.ts';
import { writeFallback } from '../rich-text/write-fallback.ts';
import { attributesToHtml } from './attributes.ts';
import { escapeHtml } from './escape.ts';
import { foldNode } from './fold-node.ts';

const VOID_TAGS: ReadonlySet<string> = new Set(['br', 'col', 'hr', 'img', 'input', 'source']);

/** Writes HTML, byte for byte as React's static markup has it. */
export const htmlSink: Sink<string> = {
  text: escapeHtml,
  element(tag, props, children) {
    const open = `<${tag}${attributesToHtml(props)}`;
    if (VOID_TAGS.has(tag)) return `${open}/>`;
    const inner = children ? join(children) : '';
    // The HTML parser drops a line break right after <pre>; a second one keeps the first.
    const kept = tag === 'pre' && inner.startsWith('\n') ? '\n' : '';
    return `${open}>${kept}${inner}</${tag}>`;
  },
  fallback: (node) => writeFallback(node, htmlSink),
  component(component, props) {
    return join(foldNode(component(props), htmlSink));
  },
};

function join(parts: readonly string[]): string {
  let html = '';
  for (const part of parts) html += part;
  return html;
}
