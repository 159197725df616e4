import * as z from 'zod';
import type { IssueCode } from '../../model/field-issue.ts';

/**
 * A schema that normalises a text and then checks it.
 *
 * @param normalise raw text to the form that is stored
 * @param check why the normalised text is refused
 */
export const schemaOf = (
  normalise: (raw: string) => string,
  check: (value: string) => IssueCode | undefined,
): z.ZodType<string> =>
  z
    .string()
    .transform(normalise)
    .superRefine((value, context) => {
      const code = check(value);
      if (code) context.addIssue({ code: 'custom', message: code });
    });

/** One space between words, none around them. */
export const tidy = (raw: string): string => raw.trim().replace(/\s+/gu, ' ');
