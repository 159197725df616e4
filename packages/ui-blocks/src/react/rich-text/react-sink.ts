import type { ReactNode } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { writeFallback } from '../../core/rich-text/write-fallback.ts';
import { NO_PROPS, type Sink } from '../../model/rich-text/sink.ts';

/** Writes React elements: host elements directly, no component of ours in between. */
export const reactSink: Sink<ReactNode> = {
  text: (value) => value,
  none: () => null,
  add(written, more) {
    // An only child needs no list, in memory or in React.
    if (written === null) return more;
    if (!Array.isArray(written)) return [written, more];
    written.push(more);
    return written;
  },
  element(tag, props, children) {
    // Tags come from the node tables, never from content.
    const type = tag as 'div';
    if (children === undefined) return jsx(type, props);
    const all = props === NO_PROPS ? { children } : { ...props, children };
    // `jsxs` takes its children as a fixed list, so their places are their keys.
    return Array.isArray(children) ? jsxs(type, all) : jsx(type, all);
  },
  fallback: (node) => writeFallback(node, reactSink),
  component: (component, props) => jsx(component as (props: object) => ReactNode, props),
};
