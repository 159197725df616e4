import { NO_PROPS, type Sink } from '../../model/rich-text/sink.ts';
import { writeFallback } from '../rich-text/write-fallback.ts';
import { attributesToHtml } from './attributes.ts';
import { escapeHtml } from './escape.ts';
import { foldNode } from './fold-node.ts';
import { tagOf } from './tags.ts';

/** Writes HTML, byte for byte as React's static markup has it, attribute names in lower case. */
export const htmlSink: Sink<string> = {
  text: escapeHtml,
  none: () => '',
  add: (written, more) => written + more,
  element(tag, props, children = '') {
    const { start, open, close } = tagOf(tag);
    if (close === undefined) return `${start}${attributesToHtml(props)}/>`;
    // The HTML parser drops a line break right after <pre>; a second one keeps the first.
    const inner = tag === 'pre' && children.startsWith('\n') ? `\n${children}` : children;
    if (props === NO_PROPS) return open + inner + close;
    return `${start}${attributesToHtml(props)}>${inner}${close}`;
  },
  fallback: (node) => writeFallback(node, htmlSink),
  component: (component, props) => foldNode(component(props), htmlSink),
};
