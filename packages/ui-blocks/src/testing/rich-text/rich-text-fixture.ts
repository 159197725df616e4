/** One document and what comes of it; feeds tests and the published `fixtures.json`. */
export interface RichTextFixture {
  name: string;
  /** A document's JSON, or what somebody takes for one. */
  document: unknown;
  /** Strict, unless it says otherwise. */
  mode?: 'page';
  /** What it renders. */
  html?: string;
  /** The beginning of the error it raises, instead. */
  error?: string;
}
