import { setTimeout as sleep } from 'node:timers/promises';

const pauseMs = 100;

/**
 * Waits until the URL responds with 2xx.
 *
 * @throws {Error} after `timeoutMs`, with the last response
 */
export async function waitUntilReady(address: string, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  let last = 'nothing';
  while (Date.now() < deadline) {
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(2_000) });
      if (response.ok) return;
      last = `status ${response.status}: ${await response.text()}`;
    } catch (error) {
      last = error instanceof Error ? (error.cause ?? error).toString() : String(error);
    }
    await sleep(pauseMs);
  }
  throw new Error(`${address} was not ready after ${timeoutMs / 1000} s; last response: ${last}`);
}
