const UNITS = { h: 3_600_000, d: 86_400_000 } as const;

/**
 * The instant that an operator means: a day or an instant in ISO 8601, or so many hours or days
 * ago, such as `36h` or `7d`.
 *
 * @returns ISO 8601 in UTC
 * @throws Error when it is none of these
 */
export function readSince(text: string, now: Date): string {
  const [, amount, unit] = /^(\d{1,5})([hd])$/.exec(text) ?? [];
  const isDate = /^\d{4}-\d{2}-\d{2}(T.+)?$/.test(text);
  const time = amount
    ? now.getTime() - Number(amount) * UNITS[unit as keyof typeof UNITS]
    : Date.parse(isDate ? text : '');
  if (!Number.isNaN(time)) return new Date(time).toISOString();
  throw new Error(`${text} is no time: write a day such as 2026-11-21, or 36h, or 7d`);
}
