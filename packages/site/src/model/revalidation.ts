import { z } from 'zod';

/** The tag that everything of a website carries. */
export const contentTag = 'content';

/** Seconds until a page is rebuilt, by the age of what it was built from (design §3). */
export const pageLifeSeconds = {
  /** Built from the service's own answer: an import says when it changes, this is the safety net. */
  fresh: 300,
  /** Built from a last good copy or from the snapshot: tried again soon, so that it heals alone. */
  stale: 5,
} as const;

export type PageLife = keyof typeof pageLifeSeconds;

/** Body of `POST /api/revalidate`: which website changed, and the tags of what changed in it. */
export const revalidationSchema = z.object({
  websiteId: z.int().positive(),
  tags: z
    .array(
      z
        .string()
        .max(256)
        .regex(/^content(:[a-z0-9-]+)?$/),
    )
    .min(1)
    .max(128),
});

export type Revalidation = z.infer<typeof revalidationSchema>;
