import type { FailedResponse } from './failed-response.ts';

interface FailureTraits {
  /** Whether to retry. */
  readonly retryable?: boolean;
  /** Whether the service is unreachable or overloaded, which opens the breaker. */
  readonly unreachable?: boolean;
  /** The pause of `Retry-After` in milliseconds. */
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
