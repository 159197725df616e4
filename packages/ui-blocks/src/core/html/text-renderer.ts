import type { Renderer } from '../../model/rich-text/renderer.ts';
import { renderTree } from './render-tree.ts';

const INLINE_TAGS: ReadonlySet<string> = new Set(
  'a b code del em i img input ins label mark picture s small span strong sub sup time u'.split(
    ' ',
  ),
);

/** Renders text alone; each block-level element starts a new line. */
export const textRenderer: Renderer<string> = {
  text: (value) => value,
  none: () => '',
  add: (written, more) => written + more,
  element(tag, _props, children = '') {
    return INLINE_TAGS.has(tag) ? children : `\n${children}\n`;
  },
  // Metadata and excerpts show no fallbacks.
  fallback: () => '',
  component: (component, props) => renderTree(component(props), textRenderer),
};
