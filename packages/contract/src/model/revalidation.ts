import * as z from 'zod';

/** The tag that everything of a website carries. */
export const CONTENT_TAG = 'content';

/** `content`, or `content:` and a content folder. */
const tagSchema = z
  .string()
  .max(256)
  .regex(/^content(:[a-z0-9-]+)?$/);

/**
 * Body of the webhook `POST /api/revalidate`, with which the service notifies a site which of its content
 * changed; signed as Standard Webhooks signs.
 */
export const revalidationSchema = z.object({
  websiteId: z.int().positive(),
  tags: z.array(tagSchema).min(1).max(128),
});

export type Revalidation = z.output<typeof revalidationSchema>;
