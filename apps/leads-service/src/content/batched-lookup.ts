/**
 * Turns a lookup of many keys into a lookup of one key, with one query at a time. A call during a
 * running query waits for the next query, so its result is never older than the call.
 */
export function createBatchedLookup<Key, Value>(
  query: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let running = false;
  let waiting: Batch<Key, Value> | undefined;

  async function runWaiting() {
    running = true;
    while (waiting) {
      const batch = waiting;
      waiting = undefined;
      await query([...batch.keys]).then(batch.resolve, batch.reject);
    }
    running = false;
  }

  return async (key) => {
    waiting ??= { keys: new Set(), ...Promise.withResolvers<ReadonlyMap<Key, Value>>() };
    const { keys, promise } = waiting;
    keys.add(key);
    if (!running) void runWaiting();
    return (await promise).get(key);
  };
}

interface Batch<Key, Value> {
  readonly keys: Set<Key>;
  readonly promise: Promise<ReadonlyMap<Key, Value>>;
  resolve(answer: ReadonlyMap<Key, Value>): void;
  reject(reason: unknown): void;
}
