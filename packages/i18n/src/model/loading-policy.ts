export type LoadingPolicy = {
  /** Number of retries. */
  readonly retries: number;
  /** The pause before the first retry in milliseconds; doubled for each further one. */
  readonly firstPauseMs: number;
  /** Maximum number of concurrent reads. */
  readonly parallelReads: number;
};

/** The default limits for loading locale files (§9). */
export const loadingDefaults: LoadingPolicy = { retries: 5, firstPauseMs: 350, parallelReads: 10 };
