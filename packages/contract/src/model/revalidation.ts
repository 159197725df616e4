import * as z from 'zod';

/** The tag of all content of a website. */
export const CONTENT_TAG = 'content';

/** `content`, or `content:` and a content folder. */
const tagSchema = z
  .string()
  .max(256)
  .regex(/^content(:[a-z0-9-]+)?$/);

/**
 * Body of the webhook `POST /api/revalidate`, which notifies a site of changed content; signed as
 * in Standard Webhooks.
 */
export const revalidationSchema = z.object({
  websiteId: z.int().positive(),
  tags: z.array(tagSchema).min(1).max(128),
});

export type Revalidation = z.output<typeof revalidationSchema>;
