/** Runs tasks in the order they came, at most so many at once. */
export function limitParallel(limit: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function turn(): Promise<void> {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
  }

  /** A task that waits takes over the place of the one that ended. */
  function end() {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return async <T>(task: () => Promise<T>): Promise<T> => {
    await turn();
    try {
      return await task();
    } finally {
      end();
    }
  };
}
