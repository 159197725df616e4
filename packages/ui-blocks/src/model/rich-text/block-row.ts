import type { z } from 'zod';
import type { StaticComponent } from './sink.ts';

/** One content block: the schema of its data (§3.4) and the component that draws it. */
export interface BlockRow {
  readonly schema: z.ZodType<object>;
  readonly component: StaticComponent<never>;
  /** Names of what the page lends this block beside its own data. */
  readonly lent?: readonly string[];
  /** True for a block that is phrasing in HTML's words, so that it may stand among text. */
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
