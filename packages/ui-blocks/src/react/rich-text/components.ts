import type { ComponentProps, ComponentType, ElementType, JSX, ReactNode } from 'react';
import type { BlockName } from '../../blocks/registry.ts';
import { RichTextDocument } from '../../model/rich-text/rich-text-document.ts';

type HostTag = keyof JSX.IntrinsicElements & string;

/**
 * Components that replace what rich text writes: a host element by its tag, with that element's
 * props, and a block by its name, with the block's data.
 */
export type RichTextComponents = {
  readonly [Tag in HostTag]?: ComponentType<ComponentProps<Tag>>;
} & {
  readonly [Name in BlockName]?: (props: never) => ReactNode;
};

export type ComponentTable = Readonly<Record<string, ElementType>>;

/** The same data with these components set on every document in it. */
export function withComponents<T>(value: T, components: ComponentTable): T {
  return replaceIn(value, components) as T;
}

function replaceIn(value: unknown, components: ComponentTable): unknown {
  if (value instanceof RichTextDocument) return new RichTextDocument(value.content, components);
  if (Array.isArray(value)) return value.map((item) => replaceIn(item, components));
  // Anything but plain data, such as a function of the context, stays as it is.
  if (typeof value !== 'object' || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, replaceIn(field, components)]);
  return Object.fromEntries(fields);
}
