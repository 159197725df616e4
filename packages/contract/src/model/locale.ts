import * as z from 'zod';

/** A language and a country, such as `es-ES` (§1). Parsed values stay plain strings. */
export const localeSchema = z
  .string()
  .max(8)
  .regex(/^[a-z]{2,3}-[A-Z]{2}$/);

/** A locale literal in code: a language with a region. */
export type Locale = `${string}-${string}`;
