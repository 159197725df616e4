import type { ElementType, ReactNode } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { ownRow } from '../../core/rich-text/own-property.ts';
import { writeFallback } from '../../core/rich-text/write-fallback.ts';
import { type HostProps, NO_PROPS, type Renderer } from '../../model/rich-text/renderer.ts';
import { type ComponentTable, withComponents } from './with-components.ts';

/** Renders React elements: host elements directly, without wrapper components. */
export const reactRenderer: Renderer<ReactNode> = {
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
  fallback: (node) => writeFallback(node, reactRenderer),
  component: (component, props) => jsx(component as (props: object) => ReactNode, props),
};

/** As `reactRenderer`, with the page's components replacing host elements and blocks. */
export function reactRendererWith(components: ComponentTable): Renderer<ReactNode> {
  const renderer: Renderer<ReactNode> = {
    ...reactRenderer,
    element: (tag, props, children) =>
      writeElement(ownRow(components, tag) ?? (tag as 'div'), props, children),
    fallback: (node) => writeFallback(node, renderer),
    component: (component, props, name) =>
      jsx(
        ownRow(components, name) ?? (component as ElementType),
        withComponents(props, components),
      ),
  };
  return renderer;
}

function writeElement(type: ElementType, props: HostProps, children?: ReactNode): ReactNode {
  if (children === undefined) return jsx(type, props);
  const all = props === NO_PROPS ? { children } : { ...props, children };
  // `jsxs` takes its children as a fixed list, so their positions are their keys.
  return Array.isArray(children) ? jsxs(type, all) : jsx(type, all);
}
