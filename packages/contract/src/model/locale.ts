import * as z from 'zod';

/** A language and a country, such as `es-ES` (§1); what is parsed stays a plain string, as it comes. */
export const localeSchema = z
  .string()
  .max(8)
  .regex(/^[a-z]{2,3}-[A-Z]{2}$/);

/** A locale that code names: a language with a region. */
export type Locale = `${string}-${string}`;
