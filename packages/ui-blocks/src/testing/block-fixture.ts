import type { RenderContext } from '../blocks/render-context.ts';

/** One example of a block's data and what comes of it; feeds tests, stories and documentation. */
export interface BlockFixture {
  name: string;
  /** The node's `attrs`, as content holds them. */
  attrs: Record<string, unknown>;
  /** What the page lends it. */
  context?: RenderContext;
  /** What it renders. */
  html?: string;
  /** The beginning of the error it raises, instead. */
  error?: string;
}
