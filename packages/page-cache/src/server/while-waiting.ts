import { serverState } from './server-state.ts';

/**
 * Waits for another program, such as a service, without holding the place of the current request:
 * others are worked on meanwhile.
 *
 * @returns what `wait` resolves to @throws what it rejects with
 */
export async function whileWaiting<T>(wait: () => Promise<T>): Promise<T> {
  const end = serverState().places.getStore()?.wait();
  try {
    return await wait();
  } finally {
    end?.();
  }
}
