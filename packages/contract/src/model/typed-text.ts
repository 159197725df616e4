import * as z from 'zod';
import { emailPattern, normalizeTyped, readEmail } from '../typed/index.ts';
import { printableLine } from './text.ts';

/** A line that a person typed, e.g. a name: normalized, of 1 to `max` UTF-16 units. */
export const typedLine = (max: number) =>
  z
    .string()
    .overwrite((typed) => normalizeTyped(typed, 'name'))
    .min(1)
    .max(max)
    .regex(printableLine);

/** A text of several lines that a person typed: normalized, of 1 to `max` UTF-16 units. */
export const typedText = (max: number) =>
  z
    .string()
    .overwrite((typed) => normalizeTyped(typed, 'text'))
    .min(1)
    .max(max)
    .regex(/^(?:\P{Cc}|[\n\t])*$/u);

/** An address that a person typed, as mail servers know it. */
export const typedEmail = z
  .string()
  .overwrite((typed) => {
    const read = readEmail(typed);
    return typeof read === 'object' ? read.value : typed;
  })
  .max(254)
  .regex(emailPattern);
