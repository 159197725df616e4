import type { HostProps, Renderer, StaticNode } from '../../model/rich-text/renderer.ts';

interface StaticElement {
  type: unknown;
  props: Record<string, unknown>;
}

const FRAGMENT = Symbol.for('react.fragment');

/**
 * Renders a tree of React elements without React, by calling its components as pure functions of
 * their props.
 *
 * @throws {TypeError} for a component that needs React
 */
export function renderTree<T>(node: StaticNode, renderer: Renderer<T>): T {
  if (node === null || node === undefined || typeof node === 'boolean') return renderer.none();
  if (typeof node === 'string' || typeof node === 'number') return renderer.text(String(node));
  if (Array.isArray(node)) {
    return node.reduce<T>(
      (written, child) => renderer.add(written, renderTree(child, renderer)),
      renderer.none(),
    );
  }
  if (isElement(node)) return renderElement(node, renderer);
  throw new TypeError('Only elements, text and arrays can be written without React');
}

function renderElement<T>({ type, props }: StaticElement, renderer: Renderer<T>): T {
  const { children } = props;
  if (type === FRAGMENT) return renderTree(children, renderer);
  if (typeof type === 'function') return renderTree(type(props), renderer);
  if (typeof type !== 'string') throw new TypeError(`Only React can run ${String(type)}`);
  const written = children === undefined ? undefined : renderTree(children, renderer);
  return renderer.element(type, props as HostProps, written);
}

function isElement(node: unknown): node is StaticElement {
  return typeof node === 'object' && node !== null && 'type' in node && 'props' in node;
}
