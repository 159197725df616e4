import { DrizzleQueryError } from 'drizzle-orm';

/**
 * The loggable details of an error. Drizzle's messages contain query parameters, i.e. visitors'
 * data, so only the driver's own error is logged.
 */
export function describeCause(error: unknown): unknown {
  if (error instanceof DrizzleQueryError) return describeCause(error.cause);
  if (!(error instanceof Error)) return error;
  const { name, message, stack } = error;
  return { name, message, code: (error as { code?: unknown }).code, stack };
}
