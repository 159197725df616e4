import * as z from 'zod';

/** Free text of 1 to `max` UTF-16 units. Every string in a request or response has a limit. */
export const text = (max: number) => z.string().min(1).max(max);

/** One line: no control characters and no direction overrides. */
export const printableLine = /^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u;

/** A name, label or heading. */
export const line = text(200);

/** A lead, summary or description. */
export const paragraph = text(2000);

/** A URL segment: lower-case letters, digits and single hyphens. */
export const slug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** The identifier of a content entry, the same in every locale. */
export const entryId = z
  .string()
  .max(64)
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/);

/** An instant in ISO 8601 with a `Z` or an offset. */
export const instant = z.iso.datetime({ offset: true }).max(40);

/** A calendar day, `2026-11-22`. */
export const day = z.iso.date().max(10);

/** A count, rank or position. */
export const count = z.int().min(0).max(1_000_000);

/** A non-negative amount of money in the unit named beside it. */
export const money = z.number().min(0).max(100_000_000);
