import * as z from 'zod';

/** The table of a cookie policy (§3.3). What is declared comes from the page. */
export const cookieTableBlockSchema = z.object({
  title: z
    .string()
    .optional()
    .describe(
      'Heading above the categories. Leave it out if a heading comes right before the block',
    ),
});

export type CookieTableBlockData = z.infer<typeof cookieTableBlockSchema>;
