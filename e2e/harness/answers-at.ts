import { once } from 'node:events';
import type { Program } from './program.ts';
import { until } from './until.ts';

/** A first boot takes seconds, and many more on a busy machine. */
const readyTimeoutMs = 60_000;

/**
 * Waits until a program answers at an address with success, and ends one that does not.
 * @throws Error with all that the program printed, at once when it has ended
 */
export async function answersAt(address: string, program: Program): Promise<void> {
  const { child, output } = program;
  const alone = new AbortController();
  const ended = once(child, 'exit', { signal: alone.signal }).then(() => {
    throw new Error('it has ended');
  });
  // Who has not ended yet is not listened to any more.
  ended.catch(() => undefined);
  const isReady = async () => alone.signal.aborted || (await fetch(address)).ok;
  try {
    if (child.exitCode !== null) throw new Error('it had ended');
    await Promise.race([until(isReady, readyTimeoutMs), ended]);
  } catch (cause) {
    child.kill();
    throw new Error(`Nothing answers at ${address}. Printed was:\n${output()}`, { cause });
  } finally {
    alone.abort();
  }
}
