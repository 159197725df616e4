import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseTimeoutError } from './wait-budget.ts';

/**
 * Classes of SQLSTATE (https://www.postgresql.org/docs/current/errcodes-appendix.html), by whose
 * trouble they are.
 */
const rowErrors = ['21', '22', '23', '54'] as const;
const unstorableValues = ['22', '54'] as const;
const serverTroubles = ['08', '53', '55', '57', '58', 'XX'] as const;

/** What Node says of a server that is not there. */
const networkTroubles = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN'],
]);

/** What node-postgres and PGlite say without a code of any kind. */
const spokenTroubles = /timeout|terminated|PGlite is clos|after calling end|not queryable/i;

/** A row's values brought the error about: the other rows of its statement would fare better. */
export const isRowError = (error: unknown) => inClass(error, rowErrors);

/** A value that PostgreSQL has no way to store. */
export const isUnstorableValue = (error: unknown) => inClass(error, unstorableValues);

/** The database is away, full, stopping or broken: the same call may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseTimeoutError) return true;
  if (!isFromDatabase(error)) return false;
  return inClass(error, serverTroubles) || causes(error).some(isTrouble);
}

function isTrouble(error: Error & { code?: unknown }) {
  return networkTroubles.has(`${error.code}`) || spokenTroubles.test(error.message);
}

/** Drizzle wraps what its drivers throw. */
function isFromDatabase(error: unknown) {
  return causes(error).some((cause) => cause instanceof DrizzleQueryError);
}

function inClass(error: unknown, classes: readonly string[]) {
  return causes(error).some(({ code }: Error & { code?: unknown }) => {
    return (
      typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && classes.includes(code.slice(0, 2))
    );
  });
}

/** The error and what lies behind it, at most 5 deep. */
function causes(error: unknown): (Error & { code?: unknown })[] {
  const found: Error[] = [];
  for (let at = error; at instanceof Error && found.length < 5; at = at.cause) found.push(at);
  return found;
}
