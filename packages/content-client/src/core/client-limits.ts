/** Times in milliseconds, sizes in bytes. */
export const DEFAULT_LIMITS = {
  /** One attempt, from the request to the last byte of the body. */
  timeoutMs: 3000,
  attempts: 3,
  firstPauseMs: 200,
  maxPauseMs: 2000,
  /** All attempts of one call and the pauses between them. */
  deadlineMs: 8000,
  /** A service that asks for a longer pause is not waited for. */
  maxRetryAfterMs: 2000,
  /** How long an unreachable service is left alone. */
  cooldownMs: 5000,
  /** How long a list that was full must stay empty before the emptiness is believed. */
  emptyConfirmationMs: 30_000,
  bodyBytes: 8_000_000,
  memoryEntries: 1000,
  memoryBytes: 64_000_000,
} as const;

export type ClientLimits = { readonly [L in keyof typeof DEFAULT_LIMITS]: number };
