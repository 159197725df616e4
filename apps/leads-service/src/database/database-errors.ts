import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseTimeoutError } from './wait-budget.ts';

/** Classes of SQLSTATE (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const rowErrors = ['21', '22', '23', '54'] as const;
const unstorableValues = ['22', '54'] as const;
// Class 25: a server that became a replica accepts no writes.
const serverErrors = ['08', '25', '40', '53', '55', '57', '58', 'XX'] as const;

/** Node's error codes for an unreachable server. */
const networkErrors = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN'],
]);

/** Messages of node-postgres and PGlite errors that have no code. */
const messagesWithoutCode = /timeout|terminated|PGlite is clos|after calling end|not queryable/i;

/** The values of a row caused the error; other rows of the statement are fine. */
export const isRowError = (error: unknown) => inClass(error, rowErrors);

/** PostgreSQL cannot store a value. */
export const isUnstorableValue = (error: unknown) => inClass(error, unstorableValues);

/** The database is unreachable, full, stopping, broken or in a deadlock; a retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseTimeoutError) return true;
  if (!isFromDatabase(error)) return false;
  return inClass(error, serverErrors) || causes(error).some(isConnectionError);
}

function isConnectionError(error: Error & { code?: unknown }) {
  return networkErrors.has(`${error.code}`) || messagesWithoutCode.test(error.message);
}

const failedConnections = new WeakSet<object>();

/** Remembers that no server of the database could be connected to, and why. */
export function noteFailedConnection(error: unknown): void {
  if (error instanceof Error) failedConnections.add(error);
}

/** Drizzle wraps the errors of its drivers, but not of the connection of a transaction. */
function isFromDatabase(error: unknown) {
  return causes(error).some(
    (cause) => cause instanceof DrizzleQueryError || failedConnections.has(cause),
  );
}

function inClass(error: unknown, classes: readonly string[]) {
  return causes(error).some(({ code }: Error & { code?: unknown }) => {
    return (
      typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && classes.includes(code.slice(0, 2))
    );
  });
}

/** The error and its causes, at most 5. */
function causes(error: unknown): (Error & { code?: unknown })[] {
  const found: Error[] = [];
  for (let at = error; at instanceof Error && found.length < 5; at = at.cause) found.push(at);
  return found;
}
