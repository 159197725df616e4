/** Attributes of a host element, named and typed as React's props are. */
export type HostProps = Readonly<Record<string, string | number | boolean | undefined>>;

/** The attributes of an element that has none. */
export const NO_PROPS: HostProps = Object.freeze({});

/** Stands in for a node that could not be read; only in page mode. */
export interface FallbackNode {
  readonly kind: 'fallback';
  readonly type: string;
  readonly attrs: unknown;
  /** True where only phrasing content may stand, e.g. inside a paragraph. */
  readonly inline: boolean;
}

/**
 * An output of a document: React elements, an HTML string, or plain text.
 * `T` is a piece of that output, one node or several.
 */
export interface Renderer<T> {
  text(value: string): T;
  /** The empty output, for `add`. */
  none(): T;
  /** Appends `more`; `written` came from `none` or `add` and must not be used again. */
  add(written: T, more: T): T;
  /** A host element; without `children` it is a void element such as `br`. */
  element(tag: string, props: HostProps, children?: T): T;
  /** The fallback of a node that could not be parsed. */
  fallback(node: FallbackNode): T;
  /** A block's component, which has no hooks, with its props and the block's name. */
  component<P extends object>(component: StaticComponent<P>, props: P, name: string): T;
}

/** A React component that is a pure function of its props: no hooks, no context, nothing asynchronous. */
export type StaticComponent<P extends object> = (props: P) => StaticNode;

/** What a `StaticComponent` returns: a React node, opaque to the model. */
export type StaticNode = unknown;
