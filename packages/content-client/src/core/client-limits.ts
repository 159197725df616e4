/** Times in milliseconds, sizes in bytes. */
export const DEFAULT_LIMITS = {
  /** Timeout of one attempt, from the request to the last byte of the body. */
  timeoutMs: 3000,
  attempts: 3,
  /** How long a call waits for the service before it is answered from its last good copy. */
  staleAfterMs: 1000,
  /** The same where there is only the snapshot, which may be much older; less than `timeoutMs`. */
  snapshotAfterMs: 2500,
  firstPauseMs: 200,
  maxPauseMs: 2000,
  /** Deadline of one call: all attempts and pauses. */
  deadlineMs: 8000,
  /** Longest `Retry-After` to wait for. */
  maxRetryAfterMs: 2000,
  /** How long not to request an unreachable service. */
  cooldownMs: 5000,
  /** How long a list must stay empty before that is trusted. */
  emptyConfirmationMs: 30_000,
  bodyBytes: 8_000_000,
  memoryEntries: 1000,
  memoryBytes: 64_000_000,
} as const;

export type ClientLimits = { readonly [L in keyof typeof DEFAULT_LIMITS]: number };
