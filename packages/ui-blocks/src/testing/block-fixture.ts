/** One example of a block's data and what comes of it; feeds tests, stories and documentation. */
export interface BlockFixture {
  name: string;
  /** The node's `attrs`, as content holds them. */
  attrs: Record<string, unknown>;
  /** What it renders. */
  html?: string;
  /** The beginning of the error it raises, instead. */
  error?: string;
}
