const parentCheckMs = 500;

/**
 * Calls `stop` once, at the first of: Ctrl-C, SIGTERM, SIGHUP, or the end of the process that
 * started this one. The last matters because a package manager that is ended does not always pass
 * the signal on to the script it runs.
 */
export function onShutdown(stop: (reason: string) => void): void {
  let asked = false;
  const ask = (reason: string) => {
    if (asked) return;
    asked = true;
    stop(reason);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => ask(signal));
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) ask('the starting process ended');
  }, parentCheckMs).unref();
}
