/**
 * The pause of a `Retry-After` header: seconds or an HTTP date.
 *
 * @param now milliseconds since 1970
 * @returns milliseconds, or undefined if it is invalid
 */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  const value = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;
  // Requires a weekday, because Date.parse accepts almost anything.
  const date = /^[A-Z][a-z]{2,8},? /.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
