/** How far down a chain of causes the status is looked for. */
const deepest = 5;

/**
 * Whether an error is worth a report: not when it carries a status from 300 to 499, which says that
 * the request was at fault or is answered elsewhere (§8).
 *
 * @param error whatever was thrown
 */
export function isReported(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status < 300 || status > 499;
}

function statusOf(error: unknown, depth = 0): number | undefined {
  if (typeof error !== 'object' || error === null || depth > deepest) return undefined;
  const { status, statusCode, cause } = error as Record<string, unknown>;
  for (const candidate of [status, statusCode]) if (typeof candidate === 'number') return candidate;
  return statusOf(cause, depth + 1);
}
