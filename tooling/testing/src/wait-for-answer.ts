import type { RunningProcess } from './start-process.ts';
import { until } from './until.ts';

/** A first start takes seconds, and many more on a busy machine. */
const readyTimeoutMs = 60_000;

/**
 * Waits until a process answers at an address with success, and ends one that does not.
 * @throws Error with everything that the process printed, at once when it has ended
 */
export async function waitForAnswer(address: string, running: RunningProcess): Promise<void> {
  const { child, ended, output } = running;
  let isOver = child.exitCode !== null;
  const early = ended.then(() => {
    throw new Error('it has ended');
  });
  const isReady = async () => isOver || (await fetch(address)).ok;
  try {
    await Promise.race([until(isReady, readyTimeoutMs), early]);
  } catch (cause) {
    child.kill();
    throw new Error(`Nothing answers at ${address}. It printed:\n${output()}`, { cause });
  } finally {
    isOver = true;
    // It is expected to end later.
    early.catch(() => undefined);
  }
}
