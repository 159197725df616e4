import type { RunningProcess } from './start-process.ts';
import { until } from './until.ts';

/** The first start takes seconds, and longer on a busy machine. */
const readyTimeoutMs = 60_000;

/**
 * Waits for a successful response from a process, and ends the process if there is none.
 *
 * @throws Error with the process's output, immediately if it has ended
 */
export async function waitForAnswer(address: string, running: RunningProcess): Promise<void> {
  const { child, ended, output } = running;
  let isOver = child.exitCode !== null;
  const early = ended.then(() => {
    throw new Error('the process has ended');
  });
  const isReady = async () => isOver || (await fetch(address)).ok;
  try {
    await Promise.race([until(isReady, readyTimeoutMs), early]);
  } catch (cause) {
    child.kill();
    throw new Error(`No response from ${address}. Output:\n${output()}`, { cause });
  } finally {
    isOver = true;
    // Prevents an unhandled rejection when it ends later.
    early.catch(() => undefined);
  }
}
