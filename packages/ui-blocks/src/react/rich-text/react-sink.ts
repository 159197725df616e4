import type { ElementType, ReactNode } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { ownRow } from '../../core/rich-text/own-property.ts';
import { writeFallback } from '../../core/rich-text/write-fallback.ts';
import { type HostProps, NO_PROPS, type Sink } from '../../model/rich-text/sink.ts';
import { type ComponentTable, lendComponents } from './components.ts';

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
  // Tags come from the node tables, never from content.
  element: (tag, props, children) => writeElement(tag as 'div', props, children),
  fallback: (node) => writeFallback(node, reactSink),
  component: (component, props) => jsx(component as (props: object) => ReactNode, props),
};

/** As `reactSink`, with components of the page in place of host elements and blocks. */
export function reactSinkWith(components: ComponentTable): Sink<ReactNode> {
  const sink: Sink<ReactNode> = {
    ...reactSink,
    element: (tag, props, children) =>
      writeElement(ownRow(components, tag) ?? (tag as 'div'), props, children),
    fallback: (node) => writeFallback(node, sink),
    component: (component, props, name) =>
      jsx(
        ownRow(components, name) ?? (component as ElementType),
        lendComponents(props, components),
      ),
  };
  return sink;
}

function writeElement(type: ElementType, props: HostProps, children?: ReactNode): ReactNode {
  if (children === undefined) return jsx(type, props);
  const all = props === NO_PROPS ? { children } : { ...props, children };
  // `jsxs` takes its children as a fixed list, so their places are their keys.
  return Array.isArray(children) ? jsxs(type, all) : jsx(type, all);
}
