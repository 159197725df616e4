/** The database did not answer within the budget of a request. */
export class DatabaseTimeoutError extends Error {
  override readonly name = 'DatabaseTimeoutError';

  constructor() {
    super('The database did not answer in time');
  }
}

/**
 * The maximum milliseconds a request waits for the database in total. Clients get an answer within
 * five seconds, whatever the database does.
 */
export const REQUEST_WAIT = 4_000;

/** Waits for database work. @throws {DatabaseTimeoutError} while the work itself continues */
export type WaitBudget = <T>(work: Promise<T>) => Promise<T>;

/**
 * Creates a budget that all waits of a request share, so that several slow queries take no longer
 * than one.
 */
export function createWaitBudget(milliseconds = REQUEST_WAIT): WaitBudget {
  let left = milliseconds;
  return async (work) => {
    const started = performance.now();
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new DatabaseTimeoutError()), Math.max(left, 0));
    try {
      return await Promise.race([work, late.promise]);
    } finally {
      clearTimeout(timer);
      left -= performance.now() - started;
    }
  };
}
