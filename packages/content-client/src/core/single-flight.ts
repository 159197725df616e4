/** Shares one run among concurrent calls of the same key. */
export interface SingleFlight<T> {
  run(key: string, start: () => Promise<T>): Promise<T>;
  /** Later calls share no run with earlier ones. */
  forget(): void;
}

export function createSingleFlight<T>(): SingleFlight<T> {
  const flights = new Map<string, Promise<T>>();
  return {
    run(key, start) {
      const running = flights.get(key);
      if (running) return running;
      const flight = start().finally(() => {
        if (flights.get(key) === flight) flights.delete(key);
      });
      flights.set(key, flight);
      return flight;
    },
    forget: () => flights.clear(),
  };
}
