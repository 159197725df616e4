/** Lets calls of the same key that overlap in time share one run. */
export function createSingleFlight<T>(): (key: string, run: () => Promise<T>) => Promise<T> {
  const flights = new Map<string, Promise<T>>();
  return (key, run) => {
    const running = flights.get(key);
    if (running) return running;
    const flight = run().finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
}
