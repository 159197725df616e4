/**
 * Creates a UUID of version 7 (RFC 9562 §5.7). Its first 48 bits are the time, so that consecutive
 * ids are adjacent in an index.
 *
 * @param now milliseconds since 1970
 * @param random a UUID of version 4, the source of the random bits
 */
export function createRecordId(now: number, random: string): string {
  const time = now.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(15)}`;
}

/** The time of a UUID of version 7 in milliseconds since 1970; undefined for other text. */
export function recordTime(id: string): number | undefined {
  const [, high, low] = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-/.exec(id) ?? [];
  return high && low ? Number.parseInt(high + low, 16) : undefined;
}
