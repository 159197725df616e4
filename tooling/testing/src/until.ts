import { setTimeout as sleep } from 'node:timers/promises';

const pauseMs = 50;

/**
 * Repeats `attempt` until it returns a value other than `undefined` or `false`; a rejection counts
 * as `false`.
 *
 * @throws Error after `timeoutMs`, with the last rejection as cause
 */
export async function until<T>(
  attempt: () => Promise<T | undefined | false> | T | undefined | false,
  timeoutMs = 15_000,
): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  let cause: unknown;
  while (Date.now() < deadline) {
    try {
      const result = await attempt();
      if (result !== undefined && result !== false) return result;
    } catch (error) {
      cause = error;
    }
    await sleep(pauseMs);
  }
  throw new Error(`Timed out after ${timeoutMs / 1000} s: ${attempt}`, { cause });
}
