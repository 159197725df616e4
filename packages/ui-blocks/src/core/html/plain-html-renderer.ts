import type { Renderer } from '../../model/rich-text/renderer.ts';
import { escapeHtml } from './escape.ts';
import { renderTree } from './render-tree.ts';

/**
 * The tags that Google names for descriptions of jobs
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting), by the tag of a
 * page: lists are `ul`, and headings end at `h5`.
 */
const PLAIN_TAGS: Readonly<Record<string, string>> = {
  ...{ p: 'p', ul: 'ul', ol: 'ul', li: 'li', strong: 'strong', b: 'strong', em: 'em', i: 'em' },
  ...{ h1: 'h1', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h5', h6: 'h5' },
};

/** Elements within a line; a row of a table keeps its cells apart. */
const INLINE_TAGS: ReadonlySet<string> = new Set(
  'a code del ins mark s small span sub sup u'.split(' '),
);

const isEmphasis = (tag: string) => tag === 'strong' || tag === 'em';

/** Renders HTML of few tags without attributes, for programs that show it in their own style. */
export const plainHtmlRenderer: Renderer<string> = {
  text: escapeHtml,
  none: () => '',
  add: (written, more) => written + more,
  element(tag, _props, children = '') {
    if (tag === 'br') return '<br>';
    const plain = PLAIN_TAGS[tag];
    if (plain && children.trim() === '') return children;
    // Spaces around emphasis belong to the line.
    if (plain) return `<${plain}>${isEmphasis(plain) ? children : children.trim()}</${plain}>`;
    return INLINE_TAGS.has(tag) ? children : `\n${children}\n`;
  },
  // Programs show no fallbacks.
  fallback: () => '',
  component: (component, props) => renderTree(component(props), plainHtmlRenderer),
};
