import { NO_PROPS, type Renderer } from '../../model/rich-text/renderer.ts';
import { writeFallback } from '../rich-text/write-fallback.ts';
import { attributesToHtml } from './attributes.ts';
import { escapeHtml } from './escape.ts';
import { renderTree } from './render-tree.ts';
import { tagOf } from './tags.ts';

/** Renders HTML, byte for byte equal to React's static markup but for lower-case attribute names. */
export const htmlRenderer: Renderer<string> = {
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
  fallback: (node) => writeFallback(node, htmlRenderer),
  component: (component, props) => renderTree(component(props), htmlRenderer),
};
