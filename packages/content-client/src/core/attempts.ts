import type { Breaker } from './breaker.ts';
import type { ClientLimits } from './client-limits.ts';
import type { Clock } from './clock.ts';
import { FetchFailure } from './fetch-failure.ts';

export interface AttemptPolicy {
  readonly limits: ClientLimits;
  readonly clock: Clock;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly breaker: Breaker;
}

/**
 * Retries with growing, jittered pauses (design §3) within one deadline. Each attempt has its own
 * abort signal.
 *
 * @throws {FetchFailure} of the last attempt
 */
export async function withAttempts<T>(
  policy: AttemptPolicy,
  attempt: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { breaker, limits, clock } = policy;
  const state = breaker.enter();
  if (state === 'open')
    throw new FetchFailure('The service was down a moment ago', { unreachable: true });
  const deadline = clock.now() + limits.deadlineMs;
  for (let made = 1; ; made += 1) {
    const result = await attemptOnce(policy, deadline, attempt);
    if ('value' in result) return result.value;
    const pause = pauseAfter(result.failure, made, policy);
    const isLast = made >= (state === 'probe' ? 1 : limits.attempts);
    const mayGoOn = result.failure.retryable && !isLast;
    if (!mayGoOn || pause === undefined || clock.now() + pause >= deadline) {
      throw giveUp(result.failure, policy);
    }
    await clock.sleep(pause);
    // Another call may have opened the breaker meanwhile.
    if (breaker.isOpen()) throw result.failure;
  }
}

async function attemptOnce<T>(
  { breaker, limits, clock }: AttemptPolicy,
  deadline: number,
  attempt: (signal: AbortSignal) => Promise<T>,
): Promise<{ value: T } | { failure: FetchFailure }> {
  const signal = clock.timeout(Math.max(1, Math.min(limits.timeoutMs, deadline - clock.now())));
  try {
    const value = await Promise.race([attempt(signal), rejectOnAbort(signal)]);
    breaker.close();
    return { value };
  } catch (error) {
    const failure =
      error instanceof FetchFailure
        ? error
        : new FetchFailure('The attempt failed', { retryable: true, cause: error });
    return { failure };
  }
}

/** A fetch that does not heed its signal must not hold a page up. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () =>
      reject(new FetchFailure('The service took too long', { retryable: true, unreachable: true }));
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });
}

/** Half of each pause is left to chance, so that many clients do not return together. */
function pauseAfter(
  failure: FetchFailure,
  made: number,
  policy: AttemptPolicy,
): number | undefined {
  const { firstPauseMs, maxPauseMs, maxRetryAfterMs } = policy.limits;
  const wanted = failure.retryAfterMs ?? 0;
  if (wanted > maxRetryAfterMs) return undefined;
  const full = Math.min(maxPauseMs, firstPauseMs * 2 ** (made - 1));
  return Math.max(wanted, full * (0.5 + policy.random() / 2));
}

function giveUp(failure: FetchFailure, { breaker, limits }: AttemptPolicy): FetchFailure {
  if (!failure.unreachable) breaker.close();
  else if (!breaker.isOpen()) {
    const asked = Math.min(failure.retryAfterMs ?? 0, 6 * limits.cooldownMs);
    breaker.open(Math.max(limits.cooldownMs, asked));
  }
  return failure;
}
