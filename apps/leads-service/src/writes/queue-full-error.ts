/** More rows wait to be written than the service is willing to hold. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';

  constructor() {
    super('Too many writes are waiting');
  }
}
