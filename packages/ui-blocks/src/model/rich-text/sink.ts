import type { FallbackNode } from './rich-text-document.ts';

/** Attributes of a host element, named and typed as React's props are. */
export type HostProps = Readonly<Record<string, string | number | boolean | undefined>>;

/** The attributes of an element that has none. */
export const NO_PROPS: HostProps = Object.freeze({});

/**
 * Where the walk over a document writes: React elements, an HTML string, or plain text.
 * `T` is what is written, be it one node or several, in that output.
 */
export interface Sink<T> {
  text(value: string): T;
  /** Nothing yet, for `add` to add to. */
  none(): T;
  /** What is written and more after it; `written` came from `none` or `add` and is used up. */
  add(written: T, more: T): T;
  /** A host element; without `children` it is a void element such as `br`. */
  element(tag: string, props: HostProps, children?: T): T;
  /** Stands in for a node that could not be read. */
  fallback(node: FallbackNode): T;
  /** A block's component, which has no hooks, with its props and the block's name. */
  component<P extends object>(component: StaticComponent<P>, props: P, name: string): T;
}

/** A React component that is a pure function of its props: no hooks, no context, nothing asynchronous. */
export type StaticComponent<P extends object> = (props: P) => StaticNode;

/** What a `StaticComponent` returns: a React node, of which the model knows nothing. */
export type StaticNode = unknown;
