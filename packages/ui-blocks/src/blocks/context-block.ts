import type * as z from 'zod';
import type { BlockRow } from '../model/rich-text/block-row.ts';
import type { StaticComponent } from '../model/rich-text/renderer.ts';
import type { RenderContext } from './render-context.ts';

/** As `blockRow`, for a component that also takes fields of the page's context. */
export function contextBlock<P extends object, K extends keyof RenderContext>(
  schema: z.ZodType<P>,
  component: StaticComponent<P & Pick<RenderContext, K>>,
  context: readonly K[],
): BlockRow {
  return { schema, component, context };
}
