export type LoadingPolicy = {
  /** How often a read that failed is tried again. */
  readonly retries: number;
  /** The pause before the first retry, in milliseconds; each further one is twice as long. */
  readonly firstPauseMs: number;
  /** Reads under way at once, at most. */
  readonly parallelReads: number;
};

/** How locale files are loaded unless a source says otherwise (§9). */
export const loadingDefaults: LoadingPolicy = { retries: 5, firstPauseMs: 350, parallelReads: 10 };
