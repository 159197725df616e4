/**
 * The pause that a `Retry-After` header asks for: seconds, or an HTTP date.
 * @param now milliseconds since 1970
 * @returns milliseconds, or undefined when there is none that can be read
 */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  const value = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;
  // Only a date with its weekday: Date.parse alone takes almost anything for a date.
  const date = /^[A-Z][a-z]{2,8},? /.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
