import { isChainWhole, readLauncherChain } from './launcher-chain.ts';

const chainCheckMs = 1_000;

/**
 * Calls `stop` once, at the first of: Ctrl-C, SIGTERM, SIGHUP, or the end of one of the package
 * managers that started this process, because `npx` that is ended leaves its children running.
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
