import * as z from 'zod';

/** A language and a country, such as `es-ES` (§1). */
export const localeSchema = z
  .string()
  .max(8)
  .regex(/^[a-z]{2,3}-[A-Z]{2}$/);

export type Locale = z.output<typeof localeSchema>;
