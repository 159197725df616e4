/** What an editor or a designer must know before choosing a block. */
export interface BlockUsage {
  /** What it is for. */
  purpose: string;
  /** When something else serves the reader better, and what. */
  avoid: string;
}
