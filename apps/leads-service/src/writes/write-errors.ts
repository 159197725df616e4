/** More rows wait to be written than the service is willing to hold. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';

  constructor() {
    super('Too many writes are waiting');
  }
}

/**
 * SQLSTATE classes of errors that a row brings about by its values: cardinality, data, integrity,
 * limits. Everything else is the database's trouble, and no row of the group would fare better.
 */
const rowFaultClasses = ['21', '22', '23', '54'] as const;

/** Whether a database error was caused by a row's values. Looks behind Drizzle's wrapper. */
export function isRowFault(error: unknown): boolean {
  const code = sqlState(error);
  return rowFaultClasses.some((prefix) => code?.startsWith(prefix));
}

function sqlState(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code))
      return at.code;
  }
  return undefined;
}
