import type { RenderContext } from '../blocks/render-context.ts';

/** What every block is looked at with: no data but what it must have, all it can have, and hard words. */
export const FIXTURE_KINDS = ['empty', 'full', 'long-words', 'right-to-left', 'hostile'] as const;
export type FixtureKind = (typeof FIXTURE_KINDS)[number];

/** One example of a block's data and what comes of it; feeds tests, stories and documentation. */
export interface BlockFixture {
  name: string;
  /** What it is an example of, where that is asked of every block. */
  kind?: FixtureKind;
  /** The node's `attrs`, as content holds them. */
  attrs: Record<string, unknown>;
  /** What the page lends it. */
  context?: RenderContext;
  /** What it renders. */
  html?: string;
  /** The beginning of the error it raises, instead. */
  error?: string;
}

/** What an editor or a designer must know before choosing a block. */
export interface BlockUsage {
  /** What it is for. */
  purpose: string;
  /** When something else serves the reader better, and what. */
  avoid: string;
}
