import * as z from 'zod';

/** An absolute http(s) URL without credentials. */
export const webUrl = z
  .string()
  .max(2048)
  .regex(/^https?:\/\/[^\s@/?#"<>\\]+(?:[/?#][^\s"<>\\]*)?$/)
  // `z.url` would trim its input.
  .refine((value) => URL.canParse(value), 'Invalid URL');

/**
 * A path on the site itself: one leading slash, no query, no fragment, nothing that leads to
 * another site.
 */
export const sitePath = z
  .string()
  .max(512)
  .regex(/^\/(?!\/)[^\s?#"<>\\\p{Cc}]*$/u);

/**
 * Valid link targets: a site path with optional query and fragment, a fragment, http(s), `mailto:`
 * or `tel:`.
 */
export const linkTarget = z
  .string()
  .max(2048)
  .regex(
    /^(?:\/(?!\/)[^\s"<>\\]*|#[^\s"<>\\]*|https?:\/\/[^\s@/?#"<>\\]+(?:[/?#][^\s"<>\\]*)?|mailto:[^\s"<>\\]+|tel:\+?[\d().-]+)$/,
  );

export const LINK_RELATIONS = [
  'alternate',
  'external',
  'nofollow',
  'noopener',
  'noreferrer',
] as const;

/** §3.4: the link object. `target` true opens a new window. */
export const linkSchema = z
  .object({
    value: linkTarget,
    rel: z.array(z.enum(LINK_RELATIONS)).max(LINK_RELATIONS.length).optional(),
    target: z.boolean().optional(),
  })
  .meta({ id: 'Link' });

export type Link = z.output<typeof linkSchema>;
