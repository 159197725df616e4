/** Too much work is waiting; ask again later. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

export interface QueueLimits {
  /** Jobs at once. */
  readonly running: number;
  readonly waiting: number;
}

/** Runs jobs a few at a time, in their order; one of a key is shared by everyone who asks for it. */
export function createWorkQueue({ running, waiting }: QueueLimits) {
  const jobs = new Map<string, Promise<unknown>>();
  const queue: (() => void)[] = [];
  let active = 0;

  async function turn<T>(work: () => Promise<T>): Promise<T> {
    if (active >= running) {
      if (queue.length >= waiting) throw new QueueFullError('Too many pictures are waiting');
      await new Promise<void>((resolve) => queue.push(resolve));
    } else active += 1;
    try {
      return await work();
    } finally {
      // A waiting job takes this one's place.
      const next = queue.shift();
      if (next) next();
      else active -= 1;
    }
  }

  return <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const known = jobs.get(key) as Promise<T> | undefined;
    if (known) return known;
    const job = turn(work).finally(() => jobs.delete(key));
    jobs.set(key, job);
    return job;
  };
}
