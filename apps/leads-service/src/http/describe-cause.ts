import { DrizzleQueryError } from 'drizzle-orm';

/**
 * What the log may say of an error. Drizzle puts a query's parameters into its message, and the
 * parameters are what visitors sent: only the driver's own error is written down.
 */
export function describeCause(error: unknown): unknown {
  if (error instanceof DrizzleQueryError) return describeCause(error.cause);
  if (!(error instanceof Error)) return error;
  const { name, message, stack } = error;
  return { name, message, code: (error as { code?: unknown }).code, stack };
}
