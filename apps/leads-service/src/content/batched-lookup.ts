/**
 * Turns "values of these keys" into "value of this key", one question at a time.
 *
 * A call that comes while a question is under way waits for the next question, never for the
 * running one: its answer is as young as the call.
 */
export function createBatchedLookup<Key, Value>(
  ask: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let running = false;
  let waiting: Batch<Key, Value> | undefined;

  async function runWaiting() {
    running = true;
    while (waiting) {
      const batch = waiting;
      waiting = undefined;
      await ask([...batch.keys]).then(batch.resolve, batch.reject);
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
