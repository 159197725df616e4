import type { Sink } from '../../model/rich-text/sink.ts';
import { foldNode } from './fold-node.ts';

const INLINE_TAGS: ReadonlySet<string> = new Set(
  'a b code del em i img input ins label mark picture s small span strong sub sup time u'.split(
    ' ',
  ),
);

/** Writes words only; every element that starts a new line on the page starts one here. */
export const textSink: Sink<string> = {
  text: (value) => value,
  none: () => '',
  add: (written, more) => written + more,
  element(tag, _props, children = '') {
    return INLINE_TAGS.has(tag) ? children : `\n${children}\n`;
  },
  // Metadata and excerpts are for readers; they get words of the page only.
  fallback: () => '',
  component: (component, props) => foldNode(component(props), textSink),
};
