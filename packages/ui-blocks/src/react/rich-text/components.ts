import type { ComponentProps, ComponentType, ElementType, JSX, ReactNode } from 'react';
import type { BlockName } from '../../blocks/registry.ts';
import { RichTextDocument } from '../../model/rich-text/rich-text-document.ts';

type HostTag = keyof JSX.IntrinsicElements & string;

/**
 * Components of the page that stand in for what rich text writes: for a host element by its tag,
 * with the props that element would have had, and for a block by its name, with the block's data.
 */
export type RichTextComponents = {
  readonly [Tag in HostTag]?: ComponentType<ComponentProps<Tag>>;
} & {
  readonly [Name in BlockName]?: (props: never) => ReactNode;
};

export type ComponentTable = Readonly<Record<string, ElementType>>;

/** The same data, in which every document is written with these components too. */
export function lendComponents<T>(value: T, components: ComponentTable): T {
  return lend(value, components) as T;
}

function lend(value: unknown, components: ComponentTable): unknown {
  if (value instanceof RichTextDocument) return new RichTextDocument(value.content, components);
  if (Array.isArray(value)) return value.map((item) => lend(item, components));
  // What is no plain data, such as a function that the page lends, stays as it is.
  if (typeof value !== 'object' || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, lend(field, components)]);
  return Object.fromEntries(fields);
}
