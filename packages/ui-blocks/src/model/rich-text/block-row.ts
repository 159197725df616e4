import type * as z from 'zod';
import type { StaticComponent } from './renderer.ts';

/** One content block: the schema of its data (§3.4) and the component that draws it. */
export interface BlockRow {
  readonly schema: z.ZodType<object>;
  readonly component: StaticComponent<never>;
  /** The fields of the page's context that the component takes beside its own data. */
  readonly context?: readonly string[];
  /** Whether the block is phrasing content, so that it may be among text. */
  readonly phrasing?: boolean;
}

/** Blocks by the name that content calls them. */
export type BlockTable = Readonly<Record<string, BlockRow>>;

/** A row whose component takes exactly what its schema yields. */
export function blockRow<P extends object>(
  schema: z.ZodType<P>,
  component: StaticComponent<P>,
): BlockRow {
  return { schema, component };
}
