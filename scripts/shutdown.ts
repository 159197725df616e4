import { isChainWhole, readLauncherChain } from './launcher-chain.ts';

const chainCheckMs = 1_000;

/**
 * Calls `stop` once, on the first of: Ctrl-C, SIGTERM, SIGHUP, or the exit of a package manager
 * that started this process, because a killed `npx` leaves its children running.
 */
export function onShutdown(stop: (reason: string) => void): void {
  let isStopping = false;
  const stopOnce = (reason: string) => {
    if (isStopping) return;
    isStopping = true;
    stop(reason);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => stopOnce(signal));
  const chain = readLauncherChain();
  setInterval(() => {
    if (!isChainWhole(chain)) stopOnce('what started this has ended');
  }, chainCheckMs).unref();
}
