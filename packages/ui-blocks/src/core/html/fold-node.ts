import type { HostProps, Sink, StaticNode } from '../../model/rich-text/sink.ts';

interface StaticElement {
  type: unknown;
  props: Record<string, unknown>;
}

const FRAGMENT = Symbol.for('react.fragment');

/**
 * Writes a tree of React elements into a sink by calling its components: all that React would
 * do for components that are pure functions of their props.
 *
 * @throws {TypeError} for a component that only React can run
 */
export function foldNode<T>(node: StaticNode, sink: Sink<T>): T {
  if (node === null || node === undefined || typeof node === 'boolean') return sink.none();
  if (typeof node === 'string' || typeof node === 'number') return sink.text(String(node));
  if (Array.isArray(node)) {
    return node.reduce<T>(
      (written, child) => sink.add(written, foldNode(child, sink)),
      sink.none(),
    );
  }
  if (isElement(node)) return foldElement(node, sink);
  throw new TypeError('Only elements, text and arrays can be written without React');
}

function foldElement<T>({ type, props }: StaticElement, sink: Sink<T>): T {
  const { children } = props;
  if (type === FRAGMENT) return foldNode(children, sink);
  if (typeof type === 'function') return foldNode(type(props), sink);
  if (typeof type !== 'string') throw new TypeError(`Only React can run ${String(type)}`);
  const written = children === undefined ? undefined : foldNode(children, sink);
  return sink.element(type, props as HostProps, written);
}

function isElement(node: unknown): node is StaticElement {
  return typeof node === 'object' && node !== null && 'type' in node && 'props' in node;
}
