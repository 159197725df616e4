const UNITS = { h: 3_600_000, d: 86_400_000 } as const;

/**
 * Parses `--since`: a date or time in ISO 8601, or a number of hours or days ago, such as `36h` or
 * `7d`.
 *
 * @returns ISO 8601 in UTC
 * @throws {Error} for other text
 */
export function readSince(text: string, now: Date): string {
  const [, amount, unit] = /^(\d{1,5})([hd])$/.exec(text) ?? [];
  const isDate = /^\d{4}-\d{2}-\d{2}(T.+)?$/.test(text);
  const time = amount
    ? now.getTime() - Number(amount) * UNITS[unit as keyof typeof UNITS]
    : Date.parse(isDate ? text : '');
  if (!Number.isNaN(time)) return new Date(time).toISOString();
  throw new Error(`Invalid time '${text}': use a date such as 2026-11-21, or 36h, or 7d`);
}
