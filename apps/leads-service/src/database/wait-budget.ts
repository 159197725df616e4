/** The database has not answered in the time that a request may wait for it. */
export class DatabaseTimeoutError extends Error {
  override readonly name = 'DatabaseTimeoutError';

  constructor() {
    super('The database did not answer in time');
  }
}

/**
 * Milliseconds that one request waits for the database, in all. A client has its answer within five
 * seconds, whatever the database does.
 */
export const REQUEST_WAIT = 4_000;

/** Waits for work of the database. @throws DatabaseTimeoutError; the work itself goes on */
export type WaitBudget = <T>(work: Promise<T>) => Promise<T>;

/** What a request waits for adds up, so that several slow answers cost no more than one. */
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
