import type { FallbackNode } from './rich-text-document.ts';

/** Attributes of a host element, named and typed as React's props are. */
export type HostProps = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Where the walk over a document writes: React elements, an HTML string, or plain text.
 * `T` is what one written node is in that output.
 */
export interface Sink<T> {
  text(value: string): T;
  /** A host element; without `children` it is a void element such as `br`. */
  element(tag: string, props: HostProps, children?: readonly T[]): T;
  /** Stands in for a node that could not be read. */
  fallback(node: FallbackNode): T;
  /** A component without hooks, with its props. */
  component<P extends object>(component: StaticComponent<P>, props: P): T;
}

/** A React component that is a pure function of its props: no hooks, no context, nothing asynchronous. */
export type StaticComponent<P extends object> = (props: P) => StaticNode;

/** What a `StaticComponent` returns: a React node, of which the model knows nothing. */
export type StaticNode = unknown;
