import type { ComponentProps, ComponentType, JSX, ReactNode } from 'react';
import type { BlockName } from '../../blocks/registry.ts';

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
