import type { RenderContext } from '../blocks/render-context.ts';

/** The kinds of fixtures that every block has: required data only, all data, and awkward texts. */
export const FIXTURE_KINDS = ['empty', 'full', 'long-words', 'right-to-left', 'hostile'] as const;
export type FixtureKind = (typeof FIXTURE_KINDS)[number];

/** An example of a block's data and its output, for tests, stories and documentation. */
export interface BlockFixture {
  name: string;
  /** Its kind, if every block has one of it. */
  kind?: FixtureKind;
  /** The node's `attrs`, as content holds them. */
  attrs: Record<string, unknown>;
  /** The page's context. */
  context?: RenderContext;
  /** Its HTML. */
  html?: string;
  /** The beginning of its error instead. */
  error?: string;
}

/** The name under which a fixture is exported as a story, e.g. `OneItem` for "one item". */
export function storyExport(fixtureName: string): string {
  const words = fixtureName.match(/[\p{L}\p{N}]+/gu) ?? [];
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /^\d/.test(joined) ? `N${joined}` : joined;
}
