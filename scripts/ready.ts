import { setTimeout as sleep } from 'node:timers/promises';

const pauseMs = 100;

/** Waits until the address answers 2xx; throws after `timeoutMs`, saying what it last answered. */
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
  throw new Error(`${address} was not ready after ${timeoutMs / 1000} s; it last answered ${last}`);
}
