export type Retries = {
  readonly retries: number;
  readonly firstPauseMs: number;
  readonly wait: (milliseconds: number) => Promise<unknown>;
  /** Whether an error is permanent. */
  readonly isFinal: (error: unknown) => boolean;
};

/** Retries a task with pauses that double. Throws the error of the last attempt. */
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
