import type { TrackingFieldRow } from '../../model/tracking-fields.ts';

/** Control characters, halves of a character, and what stands for bytes that were no text. */
const unusable = /[\p{Cc}\p{Cs}\uFFFD]/u;

/**
 * Whether a value of a query or a cookie is taken. It is taken as it is or not at all, since a click
 * id that was shortened or mended is another one.
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
