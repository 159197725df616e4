export type Retries = {
  readonly retries: number;
  readonly firstPauseMs: number;
  readonly wait: (milliseconds: number) => Promise<unknown>;
  /** Whether a failure is one that no retry mends. */
  readonly isFinal: (error: unknown) => boolean;
};

/** Does a task until it succeeds, with pauses that double. Throws as the last try did. */
export async function withRetries<T>(task: () => Promise<T>, plan: Retries): Promise<T> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await task();
    } catch (error) {
      if (tried >= plan.retries || plan.isFinal(error)) throw error;
      await plan.wait(plan.firstPauseMs * 2 ** tried);
    }
  }
}
