/** Runs tasks in order with limited concurrency. */
export function limitParallel(limit: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function turn(): Promise<void> {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
  }

  /** A waiting task takes the slot of the finished one. */
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
