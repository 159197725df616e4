/** Longest searched chain of causes. */
const deepest = 5;

/**
 * Whether to report an error: not if its status is from 300 to 499, which are errors of the client
 * or redirects (§8).
 *
 * @param error the thrown value
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
