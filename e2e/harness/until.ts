import { setTimeout as sleep } from 'node:timers/promises';

const pauseMs = 50;

/**
 * Asks again and again until the answer is neither `undefined`, `false` nor a rejection.
 * @throws after `timeoutMs`, with the last rejection as cause
 */
export async function until<T>(
  ask: () => Promise<T | undefined | false> | T | undefined | false,
  timeoutMs = 15_000,
): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  let cause: unknown;
  while (Date.now() < deadline) {
    try {
      const answer = await ask();
      if (answer !== undefined && answer !== false) return answer;
    } catch (error) {
      cause = error;
    }
    await sleep(pauseMs);
  }
  throw new Error(`Not so after ${timeoutMs / 1000} s: ${ask}`, { cause });
}
