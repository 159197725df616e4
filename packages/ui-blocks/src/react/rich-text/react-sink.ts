import type { ReactNode } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { writeFallback } from '../../core/rich-text/write-fallback.ts';
import { NO_PROPS, type Sink } from '../../model/rich-text/sink.ts';

/** Writes React elements: host elements directly, no component of ours in between. */
export const reactSink: Sink<ReactNode> = {
  text: (value) => value,
  none: () => [],
  add(written, more) {
    (written as ReactNode[]).push(more);
    return written;
  },
  element(tag, props, children) {
    // Tags come from the node tables, never from content.
    const type = tag as 'div';
    if (children === undefined) return jsx(type, props);
    // React takes an only child faster than a list of one.
    const only = Array.isArray(children) && children.length === 1 ? children[0] : children;
    const all = props === NO_PROPS ? { children: only } : { ...props, children: only };
    // `jsxs` takes its children as a fixed list, so their places are their keys.
    return Array.isArray(only) ? jsxs(type, all) : jsx(type, all);
  },
  fallback: (node) => writeFallback(node, reactSink),
  component: (component, props) => jsx(component as (props: object) => ReactNode, props),
};
