import type { z } from 'zod';
import type { BlockRow } from '../model/rich-text/block-row.ts';
import type { StaticComponent } from '../model/rich-text/sink.ts';
import type { RenderContext } from './render-context.ts';

/** As `blockRow`, for a block that also shows what the page lends it. */
export function lendingRow<P extends object, K extends keyof RenderContext>(
  schema: z.ZodType<P>,
  component: StaticComponent<P & Pick<RenderContext, K>>,
  lent: readonly K[],
): BlockRow {
  return { schema, component, lent };
}
