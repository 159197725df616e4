import type { ReactNode } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { writeFallback } from '../../core/rich-text/write-fallback.ts';
import type { Sink } from '../../model/rich-text/sink.ts';

/** Writes React elements: host elements directly, no component of ours in between. */
export const reactSink: Sink<ReactNode> = {
  text: (value) => value,
  element(tag, props, children) {
    // Tags come from the node tables, never from content.
    const type = tag as 'div';
    // `jsxs` takes its children as a fixed list, so their places are their keys.
    return children ? jsxs(type, { ...props, children }) : jsx(type, props);
  },
  fallback: (node) => writeFallback(node, reactSink),
  component: (component, props) => jsx(component as (props: object) => ReactNode, props),
};
