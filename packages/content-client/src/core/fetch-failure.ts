import type { FailedResponse } from './failed-response.ts';

interface FailureTraits {
  /** Another attempt may go better. */
  readonly retryable?: boolean;
  /** Nobody is there, or nobody able to answer: a reason to leave the service alone for a while. */
  readonly unreachable?: boolean;
  /** Milliseconds that the service asked for. */
  readonly retryAfterMs?: number | undefined;
  readonly response?: FailedResponse;
  readonly cause?: unknown;
}

/** One attempt to fetch failed. */
export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';
  readonly retryable: boolean;
  readonly unreachable: boolean;
  readonly retryAfterMs: number | undefined;
  readonly response: FailedResponse | undefined;

  constructor(message: string, traits: FailureTraits = {}) {
    super(message, { cause: traits.cause });
    this.retryable = traits.retryable ?? false;
    this.unreachable = traits.unreachable ?? false;
    this.retryAfterMs = traits.retryAfterMs;
    this.response = traits.response;
  }
}
