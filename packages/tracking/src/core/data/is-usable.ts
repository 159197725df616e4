import type { TrackingFieldRow } from '../../model/tracking-fields.ts';

/** Control characters, lone surrogates, and the replacement character. */
const unusable = /[\p{Cc}\p{Cs}\uFFFD]/u;

/**
 * Whether to take a value of a query or a cookie. Values are never truncated or repaired, because
 * that makes another click id.
 */
export function isUsable(
  value: string,
  { default: usual, maxLength = 1024 }: TrackingFieldRow,
): boolean {
  return (
    Boolean(value) &&
    value !== usual &&
    !unusable.test(value) &&
    encodeURIComponent(value).length <= maxLength
  );
}
